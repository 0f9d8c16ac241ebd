import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { userInfo } from 'node:os'
import { readConfig } from '../commerce/config'
import { openDatabase } from '../commerce/db/client'
import { migrate } from '../commerce/db/migrate'
import { createOperatorService, type OperatorService } from '../commerce/operators/operator.service'
import { OPERATOR_PASSWORD_LENGTH, type Operator } from '../contracts/back-office'
import { OPERATOR_HELP, parseOperatorArguments, type OperatorCommand } from './operator-arguments'

/** The author of the changes in the change log. */
const BY = { name: `command line (${userInfo().username})`, requestId: 'command line' }

async function main(): Promise<void> {
  const asked = parseOperatorArguments(process.argv.slice(2))
  if (asked.command === 'help') {
    console.log(OPERATOR_HELP)
    return
  }
  const database = await openDatabase(readConfig())
  try {
    await migrate(database.db)
    await run(
      createOperatorService(database.db, () => new Date()),
      asked,
    )
  } finally {
    await database.close()
  }
}

async function run(operators: OperatorService, asked: OperatorCommand): Promise<void> {
  switch (asked.command) {
    case 'help':
      return
    case 'list':
      for (const operator of await operators.list()) console.log(toLine(operator))
      return
    case 'add': {
      const { email, name, roles, shops, isAsked } = asked
      const password = isAsked ? await askForPassword() : undefined
      const added = await operators.add({ email, name, roles, shops, password }, BY)
      console.log(`${name} may log in as ${email}: ${roles.join(', ')}.`)
      if (!isAsked) printPassword(added.password)
      return
    }
    case 'password': {
      const { email, isAsked } = asked
      if (isAsked) await operators.setPassword(email, await askForPassword(), BY)
      else printPassword((await operators.resetPassword(email, BY)).password)
      console.log(`${email} has a new password, and is logged out everywhere.`)
      return
    }
    case 'remove-passkeys':
      await operators.removePasskeys(asked.email, BY)
      console.log(`${asked.email} logs in with the password alone, and is logged out everywhere.`)
      return
    case 'disable':
    case 'enable':
    case 'change':
      console.log(toLine(await change(operators, asked)))
  }
}

async function change(
  operators: OperatorService,
  asked: Extract<OperatorCommand, { command: 'change' | 'disable' | 'enable' }>,
): Promise<Operator> {
  const { email } = asked
  const known = (await operators.list()).find((one) => one.email === email)
  if (!known) throw new Error(`There is no operator '${email}'.`)
  const { name, roles, shops, revision: expectedRevision, disabledAt } = known
  const isDisabled = asked.command === 'disable' || (asked.command === 'change' && !!disabledAt)
  const given = asked.command === 'change' ? asked : {}
  return operators.change(email, { name, roles, shops, ...given, isDisabled, expectedRevision }, BY)
}

function toLine({ email, name, roles, disabledAt, lastLoginAt }: Operator): string {
  const state = disabledAt ? 'disabled' : `last login ${lastLoginAt ?? 'never'}`
  return [email, name, roles.join(','), state].join('\t')
}

function printPassword(password: string): void {
  console.log(`The password, shown this once: ${password}`)
}

/** Reads a password from the terminal without showing it, or from a line of the piped input. */
async function askForPassword(): Promise<string> {
  const { min, max } = OPERATOR_PASSWORD_LENGTH
  process.stderr.write('Password: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const input = process.stdin
  const lines = createInterface({ input, output: silent, terminal: input.isTTY })
  const password = await lines.question('')
  lines.close()
  process.stderr.write('\n')
  if (password.length < min || password.length > max) {
    throw new Error(`A password has ${min} to ${max} characters.`)
  }
  return password
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
