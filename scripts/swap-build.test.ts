import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../tests/setup/make-folder'
import { findBuild } from '../app/server/host/load-storefront'
import { makeBuildFolder, swapBuild } from './swap-build'

let folder: string
let [current, builds] = ['', '']
beforeEach(() => {
  folder = realpathSync(makeFolder())
  ;[current, builds] = [path.join(folder, 'build'), path.join(folder, 'var/builds')]
})

async function build(id: string, day: number): Promise<void> {
  const dir = await makeBuildFolder(builds, new Date(Date.UTC(2026, 10, day)))
  writeFileSync(path.join(dir, 'bundle-id'), id)
  await swapBuild(dir, current)
}

test('what is served stays whole while and after another build is made', async () => {
  await build('first', 1)
  const served = findBuild(current)
  const dir = await makeBuildFolder(builds, new Date(Date.UTC(2026, 10, 2)))
  expect(findBuild(current)).toEqual(served)
  writeFileSync(path.join(dir, 'bundle-id'), 'second')
  await swapBuild(dir, current)
  expect(readFileSync(path.join(served.dir, 'bundle-id'), 'utf8')).toBe('first')
  expect(findBuild(current)).toEqual({ dir, id: 'second' })
})

const listBuilds = () =>
  readdirSync(builds)
    .sort()
    .map((name) => readFileSync(path.join(builds, name, 'bundle-id'), 'utf8'))

test('replaces a folder, and keeps the one before', async () => {
  mkdirSync(current)
  writeFileSync(path.join(current, 'bundle-id'), 'old')
  await build('day 1', 1)
  expect(listBuilds()).toEqual(['old', 'day 1'])
  for (const day of [2, 3]) await build(`day ${day}`, day)
  expect(lstatSync(current).isSymbolicLink()).toBe(true)
  expect(readdirSync(folder).sort()).toEqual(['build', 'var'])
  expect(listBuilds()).toEqual(['day 2', 'day 3'])
})

test('a folder may come back, as from an older version', async () => {
  for (const day of [1, 2]) {
    rmSync(current, { force: true })
    mkdirSync(current)
    writeFileSync(path.join(current, 'bundle-id'), `old ${day}`)
    await build(`day ${day}`, day)
  }
  expect(findBuild(current).id).toBe('day 2')
})

test('an interrupted build takes the place of none, and is cleared away by the next but one', async () => {
  await build('served', 1)
  const half = await makeBuildFolder(builds, new Date(Date.UTC(2026, 10, 2)))
  writeFileSync(path.join(half, 'bundle-id'), 'half')
  await build('third', 3)
  expect(listBuilds()).toEqual(['served', 'half', 'third'])
  await build('fourth', 4)
  expect(listBuilds()).toEqual(['third', 'fourth'])
})
