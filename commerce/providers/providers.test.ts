import { readdirSync } from 'node:fs'
import { PROVIDERS } from './providers'

test('every provider folder is in the list, and has a folder in the storefront', () => {
  const foldersOf = (path: string) =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? entry.name : [],
    )
  expect(Object.keys(PROVIDERS).sort()).toEqual(foldersOf('commerce/providers').sort())
  // the logo sleeve is a page that content shows in a frame, without calls by the storefront
  const asked = Object.keys(PROVIDERS).filter((name) => name !== 'logo-sleeve')
  expect(foldersOf('app/integrations')).toEqual(expect.arrayContaining(asked))
})
