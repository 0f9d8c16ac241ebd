import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkName, KEBAB, toCamel, toPascal } from './names'
import type { Change, Plan } from './scaffold'

const INTEGRATIONS = 'app/integrations'
const READ_IN = ['app', 'commerce', 'docs', 'rules', 'scripts', 'tests']
const TEXT = /\.(?:tsx?|md|json)$/

/**
 * The adapter of a new vendor begins as that of the old, under its own name: everything works while
 * its contract is written anew.
 */
export function planAdapter(name: string, root: string): Plan {
  const [capability = '', vendor = '', ...more] = name.split('/')
  if (more.length > 0) throw new Error(`${name} is no capability with a vendor.`)
  checkName(capability, KEBAB, 'store-locator/wayfinder')
  checkName(vendor, KEBAB, 'store-locator/wayfinder')
  const folder = `${INTEGRATIONS}/${capability}`
  const old = oldVendor(root, folder)
  if (old === vendor) throw new Error(`${vendor} is already the vendor.`)
  const names = exportedNames(readFileSync(path.join(root, folder, `${old}.server.ts`), 'utf8'))
  const rename: Change = (text) =>
    names.reduce(
      (renamed, exported) =>
        renamed.replaceAll(
          new RegExp(`\\b${exported}\\b`, 'g'),
          exported.replace(toCamel(old), toCamel(vendor)).replace(toPascal(old), toPascal(vendor)),
        ),
      text.replaceAll(`${capability}/${old}.`, `${capability}/${vendor}.`),
    )
  const renameInFolder: Change = (text) => rename(text).replaceAll(`./${old}.`, `./${vendor}.`)
  const own = [`${old}.server.ts`, `${old}.test.ts`]
    .map((file) => `${folder}/${file}`)
    .filter((file) => existsSync(path.join(root, file)))
  const files = own.map((file) => [
    file.replace(`${folder}/${old}.`, `${folder}/${vendor}.`),
    markOpen(file, renameInFolder(readFileSync(path.join(root, file), 'utf8'))),
  ])
  const users = READ_IN.flatMap((place) => textFiles(root, place)).filter(
    (file) => !own.includes(file),
  )
  const changes = users.flatMap((file): Plan['changes'] => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const isNear = path.dirname(file) === folder
    const isMeant = text.includes(`${capability}/${old}.`) || (isNear && text.includes(`./${old}.`))
    return isMeant ? [[file, isNear ? renameInFolder : rename]] : []
  })
  return {
    files: Object.fromEntries(files),
    changes,
    removed: own,
    left: [
      `its address and keys: \`npm run new setting\`, \`readProviders\`, docs/providers.md`,
      `the engine's stand-in in commerce/providers, which implements the new contract`,
    ],
  }
}

const exportedNames = (text: string) =>
  [...text.matchAll(/^export (?:async )?(?:const|function|type|interface) (\w+)/gm)].map(
    ([, name = '']) => name,
  )

function markOpen(file: string, text: string): string {
  const what = file.endsWith('.server.ts')
    ? 'the contract of the new vendor: addresses, schemas and how its answers are read. It still speaks as the old one'
    : 'recorded answers of the new vendor'
  return `// TODO: ${what}.\n${text}`
}

/** The vendor whose adapter the capability's source uses. */
function oldVendor(root: string, folder: string): string {
  const source = `${folder}/${path.basename(folder)}.source.server.ts`
  const place = path.join(root, source)
  const [, vendor] = existsSync(place)
    ? (/'\.\/((?:(?!\.source)[\w-])+)\.server'/.exec(readFileSync(place, 'utf8')) ?? [])
    : []
  if (vendor !== undefined) return vendor
  const capabilities = readdirSync(path.join(root, INTEGRATIONS)).filter((name) =>
    existsSync(path.join(root, INTEGRATIONS, name, `${name}.source.server.ts`)),
  )
  throw new Error(`${source} imports no adapter. Capabilities: ${capabilities.join(', ')}.`)
}

const textFiles = (root: string, place: string) =>
  readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.test(file))
    .map((file) => path.join(place, file))
