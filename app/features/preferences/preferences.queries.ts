import { getMailingLists } from '@/commerce-client/consents'

export const mailingListsKey = (siteId: string, email: string) =>
  ['shopper', 'mailing-lists', siteId, email] as const

export const mailingListsQuery = (siteId: string, email: string) => ({
  queryKey: mailingListsKey(siteId, email),
  queryFn: () => getMailingLists(siteId, email),
})
