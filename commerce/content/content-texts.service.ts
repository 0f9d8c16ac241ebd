import type { ContentTypeForm } from '../../contracts/content-field'
import { BASE_EDITION, type StudioFinding } from '../../contracts/studio'
import {
  TEXT_LIMITS,
  type StudioBrokenLink,
  type StudioBrokenLinks,
  type StudioTextItem,
  type StudioTextMatch,
  type StudioTextMatches,
} from '../../contracts/studio-texts'
import type { Db } from '../db/client'
import { checkAddresses } from './check-addresses'
import type { Body } from './content-links.rules'
import {
  addressesOf,
  isReadable,
  listPlaces,
  textKindOf,
  type ContentPlace,
} from './content-places.rules'
import { contentTypeOf } from './edit-content.mapper'
import { listLatestTexts, type LatestText } from './latest-texts.repository'
import { createTextChanges, type TextChanges } from './text-changes.service'
import { findInText, toPattern, type Searched } from './text-units.rules'

export interface ContentTexts extends TextChanges {
  searchTexts(asked: Searched): Promise<StudioTextMatches>
  listBrokenLinks(): Promise<StudioBrokenLinks>
  /** Returns the problem of each address that leads nowhere. */
  checkAddresses(addresses: readonly string[]): Promise<Record<string, string>>
}

interface Sources {
  now: () => Date
  check: (body: Body) => Promise<StudioFinding[]>
  describeTypes: () => ContentTypeForm[]
  mediaFolders: readonly string[]
}

export function createContentTexts(db: Db, sources: Sources): ContentTexts {
  const { now, mediaFolders } = sources
  const forms = () =>
    new Map(sources.describeTypes().map((form) => [form.contentType, form] as const))
  const check = (addresses: readonly string[]) =>
    checkAddresses(db, addresses, { at: now(), mediaFolders })

  return {
    async searchTexts(asked) {
      const pattern = toPattern(asked)
      const texts = await listLatestTexts(db, now(), { words: toIndexedWord(asked.find) })
      const matches = texts.flatMap((text) =>
        listPlaces(text.body, forms()).flatMap((place) => toMatches(text, place, pattern)),
      )
      return {
        matches: matches.slice(0, TEXT_LIMITS.matches),
        isCut: matches.length > TEXT_LIMITS.matches,
      }
    },
    async listBrokenLinks() {
      const texts = await listLatestTexts(db, now())
      const links = texts.flatMap((text) =>
        listPlaces(text.body, forms()).flatMap((place) =>
          addressesOf(place).map((address) => ({ text, place, address })),
        ),
      )
      const problems = await check(links.map(({ address }) => address))
      const broken = links.flatMap(({ text, place, address }): StudioBrokenLink[] => {
        const problem = problems.get(address)
        return problem === undefined ? [] : [{ ...toPlace(text, place), address, problem }]
      })
      return {
        links: broken.slice(0, TEXT_LIMITS.matches),
        checked: links.length,
        isCut: broken.length > TEXT_LIMITS.matches,
      }
    },
    checkAddresses: async (addresses) => Object.fromEntries(await check(addresses)),
    ...createTextChanges(db, { now, check: sources.check, forms }),
  }
}

function toMatches(text: LatestText, place: ContentPlace, pattern: RegExp): StudioTextMatch[] {
  return findInText(textKindOf(place), place.value, pattern).map(({ isSplit, ...match }) => ({
    ...toPlace(text, place),
    ...match,
    ...(isReadable(place) && !isSplit && { canReplace: true as const }),
  }))
}

function toPlace(text: LatestText, { path, locale, label, kind }: ContentPlace) {
  return {
    ...toItem(text),
    path,
    label,
    kind,
    ...(locale !== undefined && { locale }),
  }
}

function toItem(text: LatestText): StudioTextItem {
  const { itemId, itemName, editionId, editionName, startsAt, version, publishedAt } = text
  return {
    itemId,
    itemName,
    editionId,
    version,
    contentType: contentTypeOf(text),
    isPublished: publishedAt !== null,
    ...(editionId !== BASE_EDITION && { editionName }),
    ...(startsAt && { startsAt: startsAt.toISOString() }),
  }
}

/** Returns the longest word that the database can look for in JSON. */
function toIndexedWord(find: string): string | undefined {
  const words = find.match(/[a-z\d]+/gi) ?? []
  return words.sort((one, other) => other.length - one.length)[0]
}
