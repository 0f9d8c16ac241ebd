import { useIntl, type IntlShape } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { countRoom, countRoomSharing } from '@/rules/recipients'
import { toBasketAddress } from '@/forms/address-values'
import { markUnverified } from '@/purchase/addresses/unverified'
import { type NewRecipient, RecipientRefused } from '@/purchase/recipients/add-recipients'
import { useAddRecipients } from '@/purchase/recipients/recipients.mutations'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useSite } from '@/site/use-site'
import type { ImportedPerson, ImportProblem } from './import-people'
import { useItemsForEach } from './use-items-for-each'
import { useState } from 'react'
import type { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { useListReader, type ReadList } from './use-list-reader'
import { reasonText } from '@/errors/server-error-text'
import { DaysNotMet } from '@/purchase/recipients/request-dates'
import { importMessages as messages } from './import-recipients.messages'

/**
 * Converts the service's refusal to errors of single lines; returns undefined if it does not
 * concern a line.
 */
function toImportProblems(
  error: unknown,
  people: readonly ImportedPerson[],
  intl: IntlShape,
): ImportProblem[] | undefined {
  if (error instanceof DaysNotMet) return dayProblems(error, people, intl)
  if (!(error instanceof RecipientRefused)) return undefined
  const [line] = people[error.at]?.lines ?? []
  return [{ line, message: messages.refused, values: { reason: reasonText(error, intl) } }]
}

function dayProblems(
  { refused }: DaysNotMet,
  people: readonly ImportedPerson[],
  intl: IntlShape,
): ImportProblem[] {
  return refused.map(({ at, day, next }) => {
    const shown = next && intl.formatDate(next, { dateStyle: 'medium', timeZone: 'UTC' })
    return {
      line: people[at]?.lines[0],
      column: 'dateWanted',
      value: day,
      message: shown ? messages.dayNotKept : messages.dayNever,
      values: { next: shown ?? '' },
    }
  })
}

function useChosenList(basket: Basket) {
  const readFile = useListReader(basket)
  const [list, setList] = useState<ReadList>()
  const [isReading, setReading] = useState(false)
  const [readError, setReadError] = useState<AppError>()

  const read = async (file: File) => {
    setReadError(undefined)
    setList(undefined)
    setReading(true)
    try {
      setList(await readFile(file))
    } catch (error) {
      setReadError(toAppError(error))
    } finally {
      setReading(false)
    }
  }
  /** Replaces the list's errors with those found by the service. */
  const refuse = (problems: ImportProblem[]) =>
    setList((before) => before && { ...before, problems })

  return { list, isReading, readError, read, refuse }
}

/** Reads a recipient list and adds its people: all of them, once no line has an error. */
export function useImportRecipients(basket: Basket, onDone: (count: number) => void) {
  const intl = useIntl()
  const { id: siteId } = useSite()
  const { recipientLimit } = useSiteConfig().preferences
  const { list, isReading, readError, read, refuse } = useChosenList(basket)
  const adding = useAddRecipients()
  const people = list && list.problems.length === 0 ? list.people : []
  const withoutItems = people.filter(({ items }) => items.length === 0)
  const each = useItemsForEach(basket, withoutItems.length)
  const room = countRoomSharing(basket, recipientLimit)
  // a shipment without a recipient is reused for one of them, or else counts toward the limit
  const isShareMissing =
    people.length > countRoom(basket, recipientLimit) + Number(each.isAllGiven) &&
    people.length <= room

  const submit = async () => {
    const share = each.share()
    try {
      const ids = await adding.mutateAsync(people.map((person) => toRecipient(person, share)))
      markUnverified(siteId, ids)
    } catch (error) {
      const problems = toImportProblems(error, people, intl)
      if (problems) {
        adding.reset()
        refuse(problems)
      }
      return
    }
    onDone(people.length)
  }

  return {
    list,
    people,
    room,
    isShareMissing,
    limit: recipientLimit,
    isReading,
    read: (file: File) => {
      adding.reset()
      return read(file)
    },
    withoutItems: withoutItems.length,
    each,
    submit,
    canSubmit: people.length > 0 && !each.isMissing && !isShareMissing,
    isPending: adding.isLoading,
    progress: adding.progress,
    readError,
    error: adding.error ?? undefined,
  }
}

export type RecipientImport = ReturnType<typeof useImportRecipients>

function toRecipient(
  { address, giftMessage, day, items }: ImportedPerson,
  share: Pick<NewRecipient, 'items' | 'moves'>,
): NewRecipient {
  return {
    address: toBasketAddress(address),
    ...(giftMessage && { shipment: { gift: true, giftMessage } }),
    ...(day && { day }),
    ...(items.length > 0
      ? { items: items.map(({ productId, quantity }) => ({ productId, quantity })) }
      : share),
  }
}
