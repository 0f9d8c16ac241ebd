import type { StudioVersion } from '@contracts/studio'
import { toVersionState } from './item-state.rules'

const version = (number: number, more: Partial<StudioVersion> = {}): StudioVersion => ({
  version: number,
  editionId: 'base',
  savedAt: '2026-12-01T12:00:00Z',
  savedBy: 'Ada',
  note: '',
  isRemoved: false,
  ...more,
})
const publishedAt = '2026-12-01T12:00:00Z'
const names = (versions: StudioVersion[]) =>
  versions.map((one) => toVersionState(versions, one).name)

test('of each edition one version is the one that counts', () => {
  const history = [
    version(5, { editionId: 'valentine', publishedAt }),
    version(4),
    version(3, { publishedAt }),
    version(2, { publishedAt }),
    version(1, { editionId: 'valentine', publishedAt }),
  ]
  expect(names(history)).toEqual([
    'Scheduled',
    'Draft',
    'Published',
    'Was published',
    'Was published',
  ])
})

test('what was unpublished last is not published', () => {
  const history = [version(2, { publishedAt, isRemoved: true }), version(1, { publishedAt })]
  expect(names(history)).toEqual(['Unpublished', 'Was published'])
})
