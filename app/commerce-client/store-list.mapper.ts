import { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { asFields, asList, asText } from '@/lib/read-fields'
import type { Store } from './stores'

const FAILURE_TEXT = 'Unable to fetch store list'

/** `stores/v1/…/list`: the shops that can be looked up (D1 §7). */
export const STORE_LIST = { api: 'stores/v1', path: 'list' } as const

/** The shops of an answer; what has no id is none. */
export function readStoreList(answer: unknown): Store[] {
  return asList(asFields(answer).stores, (one) => (isStore(one) ? one : undefined))
}

// The rest is read with care where it is shown (`toShopView`).
function isStore(value: unknown): value is Store {
  return asText(asFields(value).id) !== undefined
}

/** 'Unable to fetch store list' (D3 §8), with the server's own words as `detail`. */
export function toStoreListError(error: unknown): AppError {
  const { message, ...fields } = toAppError(error).toJSON()
  return new AppError({ ...fields, detail: message, message: FAILURE_TEXT }, error)
}
