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
