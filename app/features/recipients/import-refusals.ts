import type { IntlShape } from 'react-intl'
import { reasonText } from '@/errors/server-error-text'
import { RecipientRefused } from '@/purchase/recipients/add-recipients'
import { DaysNotMet } from '@/purchase/recipients/request-dates'
import type { ImportedPerson, ImportProblem } from './import-people'
import { importMessages as messages } from './import-recipients.messages'

/**
 * Converts the service's refusal to errors of single lines; returns undefined if it does not
 * concern a line.
 */
export function toImportProblems(
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
