import type {
  OfficePreference,
  OfficePreferenceList,
  PreferenceChange,
  PreferenceFacts,
} from '../../contracts/preference'
import { recordChange, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { clearCache } from '../db/cache'
import { afterCommit, transact } from '../db/transact'
import { badRequest, conflict, notFound } from '../http/problem'
import { DOCUMENTED_PREFERENCES } from './documented-preferences'
import { listPasswordPreferences } from './password-preferences'
import { kindOfValue, readAs, toPreferenceSchema } from './preference-values.rules'
import { isSecretPreference } from './site-preferences.rules'

interface PreferenceKey {
  siteId: string
  name: string
}

type Preferences = Readonly<Record<string, unknown>>

export interface PreferenceOffice {
  /** @throws Problem 404 */
  list(siteId: string): Promise<OfficePreferenceList>
  /**
   * @throws Problem 404; 400 for a value of the wrong type; 409 if the preference was changed
   * meanwhile.
   */
  change(key: PreferenceKey, change: PreferenceChange, by: Actor): Promise<OfficePreference>
}

const UNDOCUMENTED = 'Other preferences'
const SECRET = '(secret)'

/** The trigger on `site` announces changes (docs/adr/0094). */
export function createPreferenceOffice(db: Db, { now }: { now: () => Date }): PreferenceOffice {
  return {
    async list(siteId) {
      const passwordIds = await listPasswordPreferences(db)
      return { preferences: toList(await readSite(db, siteId), passwordIds) }
    },

    change: ({ siteId, name }, { value, expected }, by) =>
      transact(db, async (trx) => {
        const stored = await readSite(trx, siteId)
        const passwordIds = await listPasswordPreferences(trx)
        const before = toList(stored, passwordIds).find((known) => known.name === name)
        if (!before) {
          throw notFound(`The site has no preference '${name}'.`, 'preference-not-found')
        }
        refuseUnseen(before, expected)
        if (value === undefined && !before.isDocumented) {
          throw badRequest('This preference has no known default.')
        }
        const { [name]: _old, ...others } = stored
        const after = value === undefined ? others : { ...others, [name]: check(before, value) }
        refuseContradiction(after)
        const changed = toPreference(before, after, before)
        if (JSON.stringify(stored[name]) === JSON.stringify(after[name])) return changed
        await trx
          .updateTable('site')
          .set({ preferences: JSON.stringify(after) })
          .where('id', '=', siteId)
          .execute()
        const entry = {
          action: value === undefined ? 'reset' : 'changed',
          subject: { type: 'preference', id: preferenceSubjectId({ siteId, name }) } as const,
          before: toLogged(before, stored[name]),
          after: toLogged(before, after[name]),
        }
        await recordChange(trx, by, entry, now())
        afterCommit(trx, () => clearCache(db))
        return changed
      }),
  }
}

export const preferenceSubjectId = ({ siteId, name }: PreferenceKey) => `${siteId}/${name}`

/**
 * Reads a site's preferences; inside a transaction the site is locked, so that changes run one
 * after the other.
 */
async function readSite(source: Db | Trx, siteId: string): Promise<Preferences> {
  const query = source.selectFrom('site').select('preferences').where('id', '=', siteId)
  const row = await (source.isTransaction ? query.forNoKeyUpdate() : query).executeTakeFirst()
  if (row) return row.preferences
  throw notFound(`There is no site '${siteId}'.`, 'site-not-found')
}

function toList(stored: Preferences, passwordIds: ReadonlySet<string>): OfficePreference[] {
  const list = (facts: PreferenceFacts, isDocumented: boolean) => {
    const isSecret = isSecretPreference(facts.name, passwordIds)
    return toPreference(facts, stored, { isDocumented, isSecret })
  }
  const documented = new Set(DOCUMENTED_PREFERENCES.map(({ name }) => name))
  const others = Object.keys(stored).filter((name) => !documented.has(name))
  return [
    ...DOCUMENTED_PREFERENCES.map((facts) => list(facts, true)),
    ...others.sort().map((name) => list(describe(name, stored[name]), false)),
  ]
}

const describe = (name: string, value: unknown): PreferenceFacts => ({
  name,
  title: name,
  group: UNDOCUMENTED,
  description: 'An archive brought it. This shop does not read it, but other systems may.',
  kind: kindOfValue(value),
})

function toPreference(
  { name, title, group, description, kind, default: standard, choices, min, max }: PreferenceFacts,
  stored: Preferences,
  { isDocumented, isSecret }: Pick<OfficePreference, 'isDocumented' | 'isSecret'>,
): OfficePreference {
  const facts = { name, title, group, description, kind, default: standard, choices, min, max }
  const isSet = Object.hasOwn(stored, name)
  const value = isSet ? readAs(kind, stored[name]) : undefined
  return {
    ...facts,
    isSet,
    isSecret,
    isDocumented,
    isReadOnly: !isDocumented && !toPreferenceSchema(facts).safeParse(value).success,
    ...(isSet && !isSecret && { value }),
  }
}

function refuseUnseen(
  { title, isSet, value }: OfficePreference,
  expected: PreferenceChange['expected'],
): void {
  const isSame =
    isSet === expected.isSet && JSON.stringify(value) === JSON.stringify(expected.value)
  if (isSame) return
  const now = !isSet ? 'It is not set now.' : `It is ${JSON.stringify(value) ?? 'set'} now.`
  throw conflict(`Somebody else has changed “${title}” meanwhile. ${now} Look at it again.`)
}

function check(preference: OfficePreference, value: unknown): unknown {
  if (preference.isReadOnly) throw badRequest('This preference cannot be changed here.')
  const checked = toPreferenceSchema(preference).safeParse(value)
  if (checked.success) return checked.data
  const reason = checked.error.issues[0]?.message ?? 'It has another form.'
  throw badRequest(`${preference.title}: ${reason}`)
}

/** Refuses a minimum above the maximum, because no amount would be valid. */
function refuseContradiction(preferences: Preferences): void {
  const amountOf = (wanted: string) => {
    const facts = DOCUMENTED_PREFERENCES.find(({ name }) => name === wanted)
    return Number(preferences[wanted] ?? facts?.default)
  }
  if (amountOf('eGiftCardMinimum') <= amountOf('eGiftCardMaximum')) return
  throw badRequest('The minimum of an e-gift card would be above its maximum.')
}

function toLogged({ isSecret, kind }: OfficePreference, value: unknown): Record<string, unknown> {
  if (value === undefined) return {}
  return { value: isSecret ? SECRET : readAs(kind, value) }
}
