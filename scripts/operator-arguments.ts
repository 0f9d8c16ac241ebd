import { parseArgs } from 'node:util'
import { z } from 'zod'
import { OPERATOR_NAME_LENGTH } from '../contracts/back-office'
import { OPERATOR_ROLES, ROLE_DESCRIPTIONS, type OperatorRole } from '../rules/operator-rights'

const ROLES = OPERATOR_ROLES.map((role) => `    ${role.padEnd(8)} ${ROLE_DESCRIPTIONS[role]}`)

export const OPERATOR_HELP = `Usage: npm run operator -- <command> [e-mail address] [options]

Says who may work in the back office, in the database of DATA_DIR or DATABASE_URL.
The embedded database takes one process: stop the shop first. On a PostgreSQL the
shop may run.

  add <address> --name "Ada Lovelace" --roles admin
  list
  change <address> [--name …] [--roles …] [--shops …]
  disable <address>      logs out, and may not log in any more
  enable <address>
  password <address>     a new password; ends all sessions
  remove-passkeys <address>   for who has lost them and the recovery codes

  --roles   comma-separated:
${ROLES.join('\n')}
  --shops   ids of the shops in which the role shop counts, comma-separated
  --password  asks for a password. Without it one is made, and printed once.

The first operator has to be an admin. Once there is one, the back office asks
everybody to log in, on this machine too.`

export type OperatorCommand =
  | { command: 'help' | 'list' }
  | { command: 'disable' | 'enable'; email: string }
  | { command: 'remove-passkeys'; email: string }
  | { command: 'password'; email: string; isAsked: boolean }
  | {
      command: 'add'
      email: string
      name: string
      roles: OperatorRole[]
      shops: string[]
      isAsked: boolean
    }
  | { command: 'change'; email: string; name?: string; roles?: OperatorRole[]; shops?: string[] }

const Email = z.email('Enter an e-mail address.').max(254).toLowerCase()
const Name = z.string().trim().min(1, '--name is required.').max(OPERATOR_NAME_LENGTH)

/** @throws Error that names the missing or unknown argument. */
export function parseOperatorArguments(args: readonly string[]): OperatorCommand {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      roles: { type: 'string' },
      shops: { type: 'string' },
      password: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [command, address = '', ...rest] = positionals
  if (values.help || command === undefined) return { command: 'help' }
  if (command === 'list') return { command }
  if (rest.length > 0) throw new Error(`Pass only one operator.\n\n${OPERATOR_HELP}`)
  const email = parse(Email, address)
  switch (command) {
    case 'add':
      return {
        command,
        email,
        name: parse(Name, values.name ?? ''),
        roles: parseRoles(values.roles ?? ''),
        shops: parseList(values.shops ?? ''),
        isAsked: values.password,
      }
    case 'change':
      return {
        command,
        email,
        ...(values.name !== undefined && { name: parse(Name, values.name) }),
        ...(values.roles !== undefined && { roles: parseRoles(values.roles) }),
        ...(values.shops !== undefined && { shops: parseList(values.shops) }),
      }
    case 'disable':
    case 'enable':
      return { command, email }
    case 'remove-passkeys':
      return { command, email }
    case 'password':
      return { command, email, isAsked: values.password }
    default:
      throw new Error(`There is no command '${command}'.\n\n${OPERATOR_HELP}`)
  }
}

const parseList = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

function parseRoles(text: string): OperatorRole[] {
  const names = parseList(text)
  const unknown = names.filter((name) => !OPERATOR_ROLES.some((role) => role === name))
  if (names.length === 0 || unknown.length > 0) {
    const known = OPERATOR_ROLES.join(', ')
    throw new Error(`--roles takes ${known}, not '${unknown.join(', ')}'.`)
  }
  return OPERATOR_ROLES.filter((role) => names.includes(role))
}

function parse<Value>(schema: z.ZodType<Value>, value: string): Value {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues[0]?.message)
}
