import { readdirSync } from 'node:fs'
import { PROVIDERS } from './register-providers'

test('every provider folder is in the list, and has a folder in the storefront', () => {
  const foldersOf = (path: string) =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? entry.name : [],
    )
  // payments stand on the card gateway, which is below them
  const folders = [...foldersOf('commerce/providers'), 'card-gateway']
  expect(Object.keys(PROVIDERS).sort()).toEqual(folders.sort())
  // the logo sleeve is a page that content shows in a frame, without calls by the storefront
  const asked = Object.keys(PROVIDERS).filter((name) => name !== 'logo-sleeve')
  expect(foldersOf('app/integrations')).toEqual(expect.arrayContaining(asked))
})
