import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { ClaimKind, ClaimState } from '@rules/claims'

export const claimKindMessages: Record<ClaimKind, MessageDescriptor> = defineMessages({
  melted: { id: 'claim.melted', defaultMessage: 'It melted' },
  broken: { id: 'claim.broken', defaultMessage: 'It is broken' },
  missing: { id: 'claim.missing', defaultMessage: 'It is missing' },
  late: { id: 'claim.late', defaultMessage: 'It came too late' },
  wrong: { id: 'claim.wrong', defaultMessage: 'Something else came' },
  return: { id: 'claim.return', defaultMessage: 'To be sent back' },
})

export const claimStateMessages: Record<ClaimState, MessageDescriptor> = defineMessages({
  open: { id: 'claim.open', defaultMessage: 'We are looking at it' },
  'to-replace': { id: 'claim.toReplace', defaultMessage: 'A replacement will be sent' },
  replaced: { id: 'claim.replaced', defaultMessage: 'The replacement is on its way' },
  refunded: { id: 'claim.refunded', defaultMessage: 'Refunded' },
  declined: { id: 'claim.declined', defaultMessage: 'Not accepted' },
  returning: { id: 'claim.returning', defaultMessage: 'Please send it back' },
  expired: { id: 'claim.expired', defaultMessage: 'It has not reached us' },
})

export const claimMessages = defineMessages({
  link: { id: 'claim.link', defaultMessage: 'Is something wrong with this order?' },
  returnLink: { id: 'claim.returnLink', defaultMessage: 'Send something back' },
  returnNo: { id: 'claim.returnNo', defaultMessage: 'Return number {returnNo}' },
  printLabel: { id: 'claim.printLabel', defaultMessage: 'Download the label' },
  missingLabels: {
    id: 'claim.missingLabels',
    defaultMessage:
      'The label for {names} cannot be made at the moment. Please try again later, or write to us.',
  },
  noLabelYet: {
    id: 'claim.noLabelYet',
    defaultMessage:
      'The label cannot be made at the moment. Your return is kept: please try again later.',
  },
  claims: { id: 'claim.claims', defaultMessage: 'What you told us' },
  replacedBy: { id: 'claim.replacedBy', defaultMessage: 'The replacement is order {order}' },
  piece: { id: 'claim.piece', defaultMessage: '{quantity, number} × {name}' },
  refundTo: { id: 'claim.refundTo', defaultMessage: '{amount} to {method}' },
  byHand: { id: 'claim.byHand', defaultMessage: '{amount}, which we send you' },
})
