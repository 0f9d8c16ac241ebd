import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => file.replaceAll(path.sep, '/'))
const imports = files
  .flatMap((file) => [
    ...readFileSync(path.join('app', file), 'utf8').matchAll(/'([^']+\.server)'/g),
  ])
  .map(([, specifier = '']) => path.posix.basename(specifier))

/** The values that a file exports; types have no place in a bundle. */
const exportsOf = (file: string) =>
  [...readFileSync(path.join('app', file), 'utf8').matchAll(EXPORTED)]
    .flatMap(([, name = '', list = '']) => (name ? [name] : list.split(/\s*,\s*/)))
    .map((name) => name.trim().replace(/^.* as /, ''))
    .filter((name) => name !== '' && !name.startsWith('type '))
    .sort()
const EXPORTED =
  /^export (?:(?:async )?(?:function\*?|const|let|class)|default (?:async )?function) (\w+)|^export \{([^}]*)\}/gm

// the server's bundles take `name.server.ts` in place of `name.ts`, which webpack does silently
test('a file for the server replaces another, or is imported by its name', () => {
  const replaced = new Set(files.map((file) => file.replace(/\.tsx?$/, '')))
  const lost = files
    .filter((file) => /\.server\.tsx?$/.test(file))
    .map((file) => file.replace(/\.tsx?$/, ''))
    .filter((file) => !replaced.has(file.replace(/\.server$/, '')))
    .filter((file) => !imports.includes(path.posix.basename(file)))
  expect(lost).toEqual([])
})

test('a file for the server exports what the file exports that it replaces', () => {
  const pairs = files
    .map((file) => ({ file, plain: file.replace(/\.server(\.tsx?)$/, '$1') }))
    .filter(({ file, plain }) => file !== plain && files.includes(plain))
  expect(pairs.length).toBeGreaterThan(5)
  const differing = pairs
    .map(({ file, plain }) => ({ file, has: exportsOf(file), wanted: exportsOf(plain) }))
    .filter(({ has, wanted }) => wanted.some((name) => !has.includes(name)))
  expect(differing).toEqual([])
})
