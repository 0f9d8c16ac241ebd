import type { ContentTypeForm } from '../../contracts/content-field'
import type { StudioFinding } from '../../contracts/studio'
import type { Db } from '../db/client'
import { checkAddresses } from './check-addresses'
import type { Body } from './content-links.rules'
import { addressesOf, listPlaces } from './content-places.rules'

interface Sources {
  at: Date
  mediaFolders: readonly string[]
  types: readonly ContentTypeForm[]
}

/** Returns a warning at each link of an item that leads nowhere. */
export async function checkBodyAddresses(
  db: Db,
  body: Body,
  { types, ...sources }: Sources,
): Promise<StudioFinding[]> {
  const forms = new Map(types.map((form) => [form.contentType, form] as const))
  const links = listPlaces(body, forms).flatMap((place) =>
    addressesOf(place).map((address) => ({ path: place.path, address })),
  )
  const problems = await checkAddresses(
    db,
    links.map(({ address }) => address),
    sources,
  )
  const found = links.flatMap(({ path, address }): StudioFinding[] => {
    const problem = problems.get(address)
    if (problem === undefined) return []
    return [
      { path, message: `The link to ${address} leads nowhere. ${problem}`, severity: 'warning' },
    ]
  })
  return [...new Map(found.map((one) => [`${one.path} ${one.message}`, one])).values()]
}
