import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { lineProductsQuery } from '@/commerce-client/line-products.queries'
import { recipientKey } from '@/rules/recipient-key'
import { countRoomSharing, listRecipients } from '@/rules/recipients'
import { needsPhone } from '@/rules/shipments'
import { shopDay } from '@rules/shop-day'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useSite } from '@/site/use-site'
import { columnFinder } from './import-columns'
import { MAX_FILE_BYTES, readTable, readText } from './import-file'
import {
  listProductProblems,
  readPeople,
  type ImportedPerson,
  type ImportProblem,
} from './import-people'
import { importMessages as messages } from './import-recipients.messages'

/** The content of a chosen list, with its errors. */
export interface ReadList {
  fileName: string
  people: ImportedPerson[]
  problems: ImportProblem[]
  ignored: string[]
  /** Keys of people who were recipients already when the list was read. */
  listed: ReadonlySet<string>
}

/**
 * Returns a function that reads a file, validates it by the rules of the address form, and looks up
 * its products.
 */
export function useListReader(basket: Basket) {
  const intl = useIntl()
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const {
    canadaEnabled: hasCanada,
    printerCharacterSet: characterSet,
    recipientLimit,
  } = useSiteConfig().preferences
  const room = countRoomSharing(basket, recipientLimit)
  const listed = new Set(
    listRecipients(basket).map(({ shippingAddress }) => recipientKey(shippingAddress)),
  )
  return async (file: File): Promise<ReadList> => {
    const refused = (message: ImportProblem['message'], values?: ImportProblem['values']) => ({
      fileName: file.name,
      people: [],
      problems: [{ message, values }],
      ignored: [],
      listed,
    })
    if (file.size > MAX_FILE_BYTES) {
      return refused(messages.tooLarge, { kilobytes: MAX_FILE_BYTES / 1024 })
    }
    const text = await readText(file)
    // text files contain no null characters, so this is another kind of file
    if (text.includes('\0')) return refused(messages.notText)
    const table = readTable(text, columnFinder(intl))
    const isPhoneRequired = needsPhone({}, basket)
    const rules = { hasCanada, isPhoneRequired, characterSet, today: shopDay(new Date()) }
    const { people, problems } = readPeople(table, rules)
    if (people.length > room) {
      const values = { count: people.length, room }
      problems.unshift({ message: messages.tooManyPeople, values })
    }
    const ids = people.flatMap(({ items }) => items.map(({ productId }) => productId))
    const products = await queryClient.fetchQuery(lineProductsQuery(siteId, ids.filter(isId)))
    problems.push(...listProductProblems(people, products))
    problems.sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
    return { fileName: file.name, people, problems, ignored: table.ignored, listed }
  }
}

function isId(text: string): boolean {
  return /^[\w-]{1,100}$/.test(text)
}
