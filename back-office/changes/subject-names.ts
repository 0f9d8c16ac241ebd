/** What operators change, by the engine's names for it. */
export const SUBJECT_NAMES: Readonly<Record<string, string>> = {
  content: 'Content item',
  customer: 'Customer',
  edition: 'Edition',
  mail: 'Mail',
  operator: 'Operator',
  order: 'Order',
  picture: 'Picture',
  review: 'Review',
}
