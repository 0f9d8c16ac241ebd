import { toLabel } from '@contracts/content-field'
import { toAmountText } from '@rules/money-text'
import { formatBytes } from './format-bytes'
import { formatMoment } from './moment-text'
import { formatMinor } from '@rules/office-money'

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

function toShown(value: unknown): string {
  if (value === undefined || value === null) return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const MINOR = /minor$/i

/** The name of a logged field as a label: `amountMinor` → `Amount`. */
export const toFieldLabel = (name: string): string => toLabel(name).replace(MINOR, '').trimEnd()

/**
 * A field of one side of an entry in the log of changes: cents as money, in the currency that the
 * entry names, and moments in the shop's time zone.
 */
export function toShownField(side: Readonly<Record<string, unknown>>, name: string): string {
  const { [name]: value, currency } = side
  if (typeof value === 'number' && /Minor$/.test(name)) {
    return typeof currency === 'string' ? formatMinor(value, currency) : toAmountText(value, '')
  }
  // older entries of orders, whose currencies all had two decimals
  if (typeof value === 'number' && name === 'refunded') return value.toFixed(2)
  if (typeof value === 'number')
    return name === 'bytes' ? formatBytes(value) : value.toLocaleString('en-US')
  if (typeof value === 'string' && MOMENT.test(value)) return formatMoment(value)
  return toShown(value)
}

const MAX_NAMES = 10

/** `a, b, c and 490 more` */
export function toNameList(names: readonly string[]): string {
  const more = names.length - MAX_NAMES
  const text = names.slice(0, MAX_NAMES).join(', ')
  return more > 0 ? `${text} and ${more.toLocaleString('en-US')} more` : text
}
