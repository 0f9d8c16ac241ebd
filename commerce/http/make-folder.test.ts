import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeFolder } from './make-folder'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'praline-folder-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('creates the folder, also with its parents', () => {
  const warn = jest.fn()
  makeFolder(path.join(root, 'a', 'b'), { warn })
  makeFolder(path.join(root, 'a', 'b'), { warn })
  expect(existsSync(path.join(root, 'a', 'b'))).toBe(true)
  expect(warn).not.toHaveBeenCalled()
})

test('a folder that cannot be created is reported, and does not end the engine', () => {
  writeFileSync(path.join(root, 'file'), '')
  const warn = jest.fn()
  makeFolder(path.join(root, 'file', 'media'), { warn })
  expect(warn).toHaveBeenCalledTimes(1)
})
