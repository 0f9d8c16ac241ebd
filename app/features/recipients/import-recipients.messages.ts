import { defineMessages } from 'react-intl'

export const importMessages = defineMessages({
  title: { id: 'importRecipients.title', defaultMessage: 'Import a Recipient List' },
  intro: {
    id: 'importRecipients.intro',
    defaultMessage:
      'Fill in the template with any spreadsheet, one person to a line, and save it as CSV. Your order has room for {room, plural, one {# more recipient} other {# more recipients}}.',
  },
  template: { id: 'importRecipients.template', defaultMessage: 'Download the template (CSV)' },
  fileName: { id: 'importRecipients.fileName', defaultMessage: 'recipients.csv' },
  columns: { id: 'importRecipients.columns', defaultMessage: 'What goes into the columns' },
  columnsRequired: { id: 'importRecipients.columnsRequired', defaultMessage: 'Needed: {columns}.' },
  columnsOptional: {
    id: 'importRecipients.columnsOptional',
    defaultMessage: 'Can be left empty, or left out: {columns}.',
  },
  columnsDate: {
    id: 'importRecipients.columnsDate',
    defaultMessage: 'A date is written 12/18/2026 or 2026-12-18. Without one we ship right away.',
  },
  columnsProduct: {
    id: 'importRecipients.columnsProduct',
    defaultMessage:
      'Without a product, you choose in the next step what they get. For two different products, write two lines for the same person.',
  },
  columnsBag: { id: 'importRecipients.columnsBag', defaultMessage: 'Product IDs in your bag:' },
  file: { id: 'importRecipients.file', defaultMessage: 'Your list (CSV file)' },
  reading: { id: 'importRecipients.reading', defaultMessage: 'Reading your list …' },
  ignored: {
    id: 'importRecipients.ignored',
    defaultMessage: 'Not read, as we do not know these columns: {names}.',
  },
  problems: {
    id: 'importRecipients.problems',
    defaultMessage:
      '{count, plural, one {One thing to correct in {file}.} other {# things to correct in {file}.}} Nobody was added.',
  },
  problemsHint: {
    id: 'importRecipients.problemsHint',
    defaultMessage: 'Correct them in your spreadsheet, save it and choose the file again.',
  },
  problemTable: { id: 'importRecipients.problemTable', defaultMessage: 'What to correct' },
  line: { id: 'importRecipients.line', defaultMessage: 'Line' },
  column: { id: 'importRecipients.column', defaultMessage: 'Column' },
  problem: { id: 'importRecipients.problem', defaultMessage: 'What is wrong' },
  wholeList: { id: 'importRecipients.wholeList', defaultMessage: 'All' },
  found: { id: 'importRecipients.found', defaultMessage: 'Found: “{value}”' },
  notText: {
    id: 'importRecipients.notText',
    defaultMessage: 'This file cannot be read. Please save your list as CSV.',
  },
  tooLarge: {
    id: 'importRecipients.tooLarge',
    defaultMessage: 'This file is too large for a list: at most {kilobytes} KB.',
  },
  noColumns: {
    id: 'importRecipients.noColumns',
    defaultMessage: 'The first line does not name the columns. The template has them.',
  },
  missingColumn: {
    id: 'importRecipients.missingColumn',
    defaultMessage: 'This column is missing.',
  },
  repeatedColumn: {
    id: 'importRecipients.repeatedColumn',
    defaultMessage: 'This column is there more than once.',
  },
  nobody: { id: 'importRecipients.nobody', defaultMessage: 'There is nobody in this list.' },
  tooLong: {
    id: 'importRecipients.tooLong',
    defaultMessage: 'This list is longer than {limit} lines.',
  },
  tooManyPeople: {
    id: 'importRecipients.tooManyPeople',
    defaultMessage:
      'There are {count} people in this list, and your order has room for {room, plural, =0 {nobody more} other {# more}}. Place this order first, then start another for the rest.',
  },
  openQuote: {
    id: 'importRecipients.openQuote',
    defaultMessage: 'A quotation mark is not closed.',
  },
  tooManyCells: {
    id: 'importRecipients.tooManyCells',
    defaultMessage:
      'There is more in this line than there are columns. Put text with a comma into quotation marks.',
  },
  longMessage: {
    id: 'importRecipients.longMessage',
    defaultMessage: 'A gift message is at most 150 characters long.',
  },
  noDay: {
    id: 'importRecipients.noDay',
    defaultMessage: 'Please write a date like 12/18/2026 or 2026-12-18.',
  },
  pastDay: { id: 'importRecipients.pastDay', defaultMessage: 'This day has passed.' },
  dayNotKept: {
    id: 'importRecipients.dayNotKept',
    defaultMessage: 'Nothing can be delivered there on this day. {next} can be done.',
  },
  dayNever: {
    id: 'importRecipients.dayNever',
    defaultMessage: 'Nothing can be delivered there on this day or later.',
  },
  productMissing: {
    id: 'importRecipients.productMissing',
    defaultMessage: 'There is a quantity, but no product.',
  },
  noQuantity: {
    id: 'importRecipients.noQuantity',
    defaultMessage: 'Please write a whole number from 1 to {most}.',
  },
  unknownProduct: {
    id: 'importRecipients.unknownProduct',
    defaultMessage: 'We have no product with this ID.',
  },
  soldOut: { id: 'importRecipients.soldOut', defaultMessage: '{name} is sold out.' },
  tooMany: {
    id: 'importRecipients.tooMany',
    defaultMessage: 'The list asks for {wanted} of {name}. There are only {most}.',
  },
  preview: {
    id: 'importRecipients.preview',
    defaultMessage:
      '{count, plural, one {One person is ready to be added} other {# people are ready to be added}}',
  },
  atOnce: { id: 'importRecipients.atOnce', defaultMessage: 'As soon as possible' },
  onDay: { id: 'importRecipients.onDay', defaultMessage: 'For {day}' },
  giftNote: { id: 'importRecipients.giftNote', defaultMessage: 'Message: “{text}”' },
  getsChosen: { id: 'importRecipients.getsChosen', defaultMessage: 'Gets what you choose below' },
  getsItem: { id: 'importRecipients.getsItem', defaultMessage: '{quantity} × {name}' },
  onListAlready: {
    id: 'importRecipients.onListAlready',
    defaultMessage: 'Is on your list already and gets one shipment more',
  },
  forEach: {
    id: 'importRecipients.forEach',
    defaultMessage:
      '{count, plural, one {What does one person without a product get?} other {What does each of # people without a product get?}}',
  },
  submit: {
    id: 'importRecipients.submit',
    defaultMessage:
      '{count, plural, =0 {Add Recipients} one {Add # Recipient} other {Add # Recipients}}',
  },
  cancel: { id: 'importRecipients.cancel', defaultMessage: 'Cancel' },
  failed: { id: 'importRecipients.failed', defaultMessage: 'Nobody was added: {reason}' },
  failedFor: {
    id: 'importRecipients.failedFor',
    defaultMessage: 'Nobody was added. About {name}: {reason}',
  },
  refused: { id: 'importRecipients.refused', defaultMessage: '{reason}' },
  shareAll: {
    id: 'importRecipients.shareAll',
    defaultMessage:
      'Your bag holds something that is nobody’s yet, and that takes one place. Share out all of it, take it out of your bag, or add one person fewer.',
  },
  failedHalfway: {
    id: 'importRecipients.failedHalfway',
    defaultMessage:
      'Something went wrong halfway: {reason} Please look through your recipients before you try again.',
  },
})
