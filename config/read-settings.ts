import { readFileSync } from 'node:fs'
import { z } from 'zod'

/* Reads the settings of storefront and engine from the environment, all at once, so that one error
   message lists every invalid setting. The schemas are commerce/config.ts and
   app/site/storefront-settings.server.ts. */

export type Environment = Readonly<Record<string, string | undefined>>

interface SettingTraits {
  /** The allowed values, e.g. `a whole number from 0 to 65535`. */
  allowed: string
  /** Never shown, not even if it is invalid. */
  isSecret?: boolean
}

const traits = z.registry<SettingTraits>()

/** A setting with the texts for its error message. */
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

/** The address of a service, without a trailing slash. */
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

/** An error in the settings. */
export interface SettingProblem {
  name: string
  message: string
}

/** All invalid settings in one message, one line each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'

  constructor(readonly problems: readonly SettingProblem[]) {
    super(
      ['These settings are wrong:', ...problems.map(({ message }) => `  ${message}`)].join('\n'),
    )
  }
}

/**
 * Reads the settings of a schema; an empty value counts as absent. `NAME_FILE` is the path of a
 * file with the value of `NAME`, because container platforms mount secrets as files.
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

/** Returns the contents of `NAME_FILE` for settings that are not given directly. */
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
  // an @ in an address may follow a password
  const isShown = trait !== undefined && !trait.isSecret && !value?.includes('@')
  const found = isShown ? JSON.stringify(value) : 'not valid (its value is not shown)'
  return `${name} is ${found}; allowed: ${trait?.allowed ?? 'another value'}.`
}
