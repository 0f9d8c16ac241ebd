/**
 * The hub's content, and the moment of its next scheduled change (epoch milliseconds), if there is
 * one.
 */
export interface Scheduled<Value> {
  value: Value
  nextChange?: number
}
