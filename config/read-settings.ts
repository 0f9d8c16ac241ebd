import { readFileSync } from 'node:fs'
import { z } from 'zod'

/* The storefront and the engine read their settings from the environment here, all at once, so that
   the first start already reports every wrong setting. The schemas are commerce/config.ts and
   app/site/storefront-settings.server.ts. */

export type Environment = Readonly<Record<string, string | undefined>>

interface SettingTraits {
  /** The allowed values, e.g. `a whole number from 0 to 65535`. */
  allowed: string
  /** The value of a secret is never shown, even if it is wrong. */
  isSecret?: boolean
}

const traits = z.registry<SettingTraits>()

/** Adds the words of its error message to a setting's schema. */
export function setting<Schema extends z.ZodType>(
  schema: Schema,
  allowed: string,
  { isSecret = false } = {},
): Schema {
  traits.add(schema, { allowed, isSecret })
  return schema
}

export const wholeNumber = (from: number, to: number, fallback: number) =>
  setting(
    z.coerce.number().int().min(from).max(to).default(fallback),
    `a whole number from ${from} to ${to}`,
  )

export const portNumber = (fallback: number) => wholeNumber(0, 65_535, fallback)

export const oneOf = <const Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  fallback: NoInfer<Choice>,
) => setting(z.enum(choices).default(fallback), `one of ${choices.join(', ')}`)

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const AddressSchema = z.url({ protocol: /^https?$/ })

/** The address of a service, without the trailing slash. */
export const address = () =>
  setting(
    AddressSchema.transform((text) => text.replace(/\/$/, '')).optional(),
    'an address with http:// or https://',
  )

const toList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A comma-separated list. */
export const listOf = <Item extends z.ZodType<string, string>>(
  item: Item,
  allowed: string,
  { fallback = '', isSecret = false } = {},
) =>
  setting(
    z.string().default(fallback).transform(toList).pipe(z.array(item)),
    `a comma-separated list of ${allowed}`,
    { isSecret },
  )

export const addresses = (fallback = '') =>
  listOf(AddressSchema, 'addresses with http:// or https://', { fallback })

export interface SettingProblem {
  name: string
  message: string
}

/** Lists every wrong setting in one message, with one line for each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'

  constructor(readonly problems: readonly SettingProblem[]) {
    super(
      ['These settings are wrong:', ...problems.map(({ message }) => `  ${message}`)].join('\n'),
    )
  }
}

/**
 * An empty setting counts as absent. `NAME_FILE` names a file that contains the value of `NAME`,
 * for secrets that a container platform mounts as files.
 * @throws SettingsError
 */
export function readSettings<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  surroundings: Environment,
): z.output<z.ZodObject<Shape>> {
  const environment = { ...surroundings, ...readFiles(Object.keys(schema.shape), surroundings) }
  const given = Object.entries(environment).filter(([, value]) => value !== '')
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
  throw new SettingsError(
    [...names].map((name) => ({ name, message: describe(name, schema, environment[name]) })),
  )
}

/** Reads the values from the files in `NAME_FILE`, for settings that are not set directly. */
function readFiles(names: readonly string[], environment: Environment): Environment {
  const problems: SettingProblem[] = []
  const values = names.flatMap((name) => {
    const file = environment[`${name}_FILE`]
    if (!file || environment[name]) return []
    try {
      return [[name, readFileSync(file, 'utf8').trim()]]
    } catch {
      const message = `${name}_FILE names a file that cannot be read: ${file}.`
      problems.push({ name: `${name}_FILE`, message })
      return []
    }
  })
  if (problems.length > 0) throw new SettingsError(problems)
  return Object.fromEntries(values)
}

function describe(name: string, { shape }: z.ZodObject, value: string | undefined): string {
  const schema = shape[name]
  const trait = schema instanceof z.ZodType ? traits.get(schema) : undefined
  // an address that contains an @ may contain a password
  const isShown = trait !== undefined && !trait.isSecret && !value?.includes('@')
  const found = isShown ? JSON.stringify(value) : 'not valid (its value is not shown)'
  return `${name} is ${found}; allowed: ${trait?.allowed ?? 'another value'}.`
}
