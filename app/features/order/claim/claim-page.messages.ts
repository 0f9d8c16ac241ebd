import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { ReturnReason } from '@rules/claims'

export const claimPageMessages = defineMessages({
  title: { id: 'claimPage.title', defaultMessage: 'Something is wrong' },
  back: { id: 'claimPage.back', defaultMessage: 'Back to the order' },
  stepWhat: { id: 'claimPage.stepWhat', defaultMessage: 'What' },
  stepShow: { id: 'claimPage.stepShow', defaultMessage: 'Show' },
  stepSent: { id: 'claimPage.stepSent', defaultMessage: 'Sent' },
  kind: { id: 'claimPage.kind', defaultMessage: 'What is wrong?' },
  pieces: { id: 'claimPage.pieces', defaultMessage: 'What is it about?' },
  shipment: { id: 'claimPage.shipment', defaultMessage: 'Parcel {number, number}' },
  howMany: { id: 'claimPage.howMany', defaultMessage: 'How many of {name}' },
  ofMany: { id: 'claimPage.ofMany', defaultMessage: '{name} ({quantity, number})' },
  chooseKind: { id: 'claimPage.chooseKind', defaultMessage: 'Please choose what is wrong.' },
  choosePieces: { id: 'claimPage.choosePieces', defaultMessage: 'Please choose what it is about.' },
  next: { id: 'claimPage.next', defaultMessage: 'Continue' },
  previous: { id: 'claimPage.previous', defaultMessage: 'Back' },
  show: { id: 'claimPage.show', defaultMessage: 'Show and tell us what is wrong' },
  photos: { id: 'claimPage.photos', defaultMessage: 'Photos' },
  photosHelp: {
    id: 'claimPage.photosHelp',
    defaultMessage: 'Up to {count, number}. With a photo it is often decided at once.',
  },
  addPhoto: { id: 'claimPage.addPhoto', defaultMessage: 'Add a photo' },
  photo: { id: 'claimPage.photo', defaultMessage: 'Photo {number, number}' },
  removePhoto: { id: 'claimPage.removePhoto', defaultMessage: 'Remove photo {number, number}' },
  photoAdded: {
    id: 'claimPage.photoAdded',
    defaultMessage: '{count, plural, =0 {} one {# photo added} other {# photos added}}',
  },
  photoFailed: {
    id: 'claimPage.photoFailed',
    defaultMessage: 'This photo could not be added. Please try again.',
  },
  photoTooLarge: {
    id: 'claimPage.photoTooLarge',
    defaultMessage: 'This photo is too large. Photos of up to 10 MB can be added.',
  },
  photoUnreadable: {
    id: 'claimPage.photoUnreadable',
    defaultMessage: 'This file is no photo that we can read. JPEG, PNG and WebP can be added.',
  },
  photosCut: {
    id: 'claimPage.photosCut',
    defaultMessage: 'Only {count, number} photos can be added. The others were left out.',
  },
  photosWaiting: {
    id: 'claimPage.photosWaiting',
    defaultMessage:
      'Too many photos were added to this order lately. Please go on without, or try again tomorrow.',
  },
  words: { id: 'claimPage.words', defaultMessage: 'Anything we should know?' },
  send: { id: 'claimPage.send', defaultMessage: 'Send' },
  refunded: { id: 'claimPage.refunded', defaultMessage: 'You have your money back' },
  refundedText: {
    id: 'claimPage.refundedText',
    defaultMessage: 'We are sorry about it. A bank may take a few days to show it.',
  },
  replaced: { id: 'claimPage.replaced', defaultMessage: 'We send you a replacement' },
  replacedText: {
    id: 'claimPage.replacedText',
    defaultMessage: 'We are sorry about it. You have nothing to do, and nothing to pay.',
  },
  looked: { id: 'claimPage.looked', defaultMessage: 'Thank you, we are looking at it' },
  lookedText: {
    id: 'claimPage.lookedText',
    defaultMessage: 'We are sorry about it. One of us decides soon and writes you a mail.',
  },
  another: { id: 'claimPage.another', defaultMessage: 'Something else is wrong' },
  nothing: {
    id: 'claimPage.nothing',
    defaultMessage:
      'Nothing of this order can be reported here (any more). Write to us, and we help you.',
  },
  write: { id: 'claimPage.write', defaultMessage: 'Write to us' },
  find: {
    id: 'claimPage.find',
    defaultMessage: 'Tell us which order it is about, or open the link in its mail.',
  },
  returnTitle: { id: 'claimPage.returnTitle', defaultMessage: 'Send something back' },
  stepLabel: { id: 'claimPage.stepLabel', defaultMessage: 'Label' },
  returnRules: {
    id: 'claimPage.returnRules',
    defaultMessage:
      'It must be unopened, and on its way within {days, number} days. You have your money back when it is with us.',
  },
  returnPieces: { id: 'claimPage.returnPieces', defaultMessage: 'What do you send back?' },
  returnReason: { id: 'claimPage.returnReason', defaultMessage: 'Why?' },
  chooseReason: { id: 'claimPage.chooseReason', defaultMessage: 'Please choose why.' },
  sendBack: { id: 'claimPage.sendBack', defaultMessage: 'Get the return label' },
  returning: { id: 'claimPage.returning', defaultMessage: 'You can send it back' },
  returningText: {
    id: 'claimPage.returningText',
    defaultMessage: 'Stick the label on the parcel, and take it to the post.',
  },
  bringBack: {
    id: 'claimPage.bringBack',
    defaultMessage: 'Bring what you collected in a shop to that shop, with the return number.',
  },
  writeFirst: {
    id: 'claimPage.writeFirst',
    defaultMessage: 'Write to us before you send it: we tell you where it goes.',
  },
  decidedText: {
    id: 'claimPage.decidedText',
    defaultMessage: 'It is decided already. If you have questions, write to us.',
  },
  returnLookedText: {
    id: 'claimPage.returnLookedText',
    defaultMessage: 'One of us decides soon and writes you a mail. Please do not send it before.',
  },
  anotherReturn: { id: 'claimPage.anotherReturn', defaultMessage: 'Send something else back' },
  nothingToReturn: {
    id: 'claimPage.nothingToReturn',
    defaultMessage:
      'Nothing of this order can be sent back here (any more). Fresh food cannot come back. Write to us, and we help you.',
  },
})

export const returnReasonMessages: Record<ReturnReason, MessageDescriptor> = defineMessages({
  'Changed my mind': { id: 'claimPage.changedMind', defaultMessage: 'I changed my mind' },
  'Ordered too many': { id: 'claimPage.tooMany', defaultMessage: 'I ordered too many' },
  'Not as expected': { id: 'claimPage.notExpected', defaultMessage: 'It is not as I expected' },
  'Not specified': { id: 'claimPage.otherReason', defaultMessage: 'Another reason' },
})
