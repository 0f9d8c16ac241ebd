import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Findings } from '../archives/findings'
import type { NewContentItem, NewEdition } from './content-import.repository'
import { Words } from './content-parts.schemas'
import { BASE_EDITION } from './edition.rules'

const FOLDER = 'editions'
const FILE = 'edition.json'

const EditionId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'not an id such as valentine-2027')
  .refine((id) => id !== BASE_EDITION, 'the base has no limits and is no edition of its own')

const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

const EditionFile = z
  .strictObject({
    id: EditionId,
    name: Words,
    startsAt: Moment.nullable(),
    endsAt: Moment.nullable(),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ['endsAt'],
    message: 'the end is not after the start',
  })

export function isEditionFile(file: string): boolean {
  const [folder, , name, ...deeper] = file.split('/')
  return folder === FOLDER && name === FILE && deeper.length === 0
}

export function readEditions(
  folder: string,
  files: readonly string[],
  findings: Findings,
): Map<string, NewEdition> {
  const editions = new Map<string, NewEdition>()
  for (const file of files) {
    const parsed = EditionFile.safeParse(readJson(path.join(folder, file)))
    if (!parsed.success) {
      for (const { path: field, message } of parsed.error.issues) {
        findings.error(file, field.map(String).join('.'), message)
      }
    } else if ([...editions.values()].some(({ id }) => id === parsed.data.id)) {
      findings.error(file, parsed.data.id, 'another edition has this id too')
    } else editions.set(path.posix.dirname(file), parsed.data)
  }
  return editions
}

/**
 * Returns the edition to which a content file belongs; undefined, with a finding, if there is none.
 */
export function findEdition(
  file: string,
  editions: ReadonlyMap<string, NewEdition>,
  findings: Findings,
): string | undefined {
  const [folder, name] = file.split('/')
  if (folder !== FOLDER) return BASE_EDITION
  const edition = editions.get(`${folder}/${name}`)
  if (!edition) findings.error(file, '', 'there is no %s that can be read beside it', FILE)
  return edition?.id
}

type Named = NewContentItem & { file: string }

export function checkIdentities(items: readonly Named[], findings: Findings): void {
  const places = new Map<string, string>()
  const firsts = new Map<string, Named>()
  const keys = new Map<string, Named>()
  for (const item of items) {
    const { file, id, editionId, deliveryKey, schema } = item
    const place = `${editionId}/${id}`
    if (places.has(place)) {
      findings.error(file, id, `the delivery id is already used in ${places.get(place)}`)
    }
    places.set(place, file)
    const first = firsts.get(id) ?? item
    firsts.set(id, first)
    if (first.deliveryKey !== deliveryKey || first.schema !== schema) {
      findings.error(file, id, `${first.file} has another key or type for this item`)
    }
    if (deliveryKey === undefined) continue
    const other = keys.get(deliveryKey) ?? item
    if (other.id !== id)
      findings.error(file, deliveryKey, `the key is already used in ${other.file} too`)
    keys.set(deliveryKey, other)
  }
}

/** Returns the value of a JSON file; undefined if the file cannot be read. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
