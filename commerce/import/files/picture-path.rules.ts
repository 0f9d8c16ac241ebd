import { wrapperOf } from './archive-source'

const PICTURE = /^(?:catalogs|libraries)\/[^/]+\/static\/[^/]+\/.+\.(?:avif|gif|jpe?g|png|webp)$/i
const MAX_PATH = 1_000
const UNSAFE = /^(?:\.|$)|[\\:\u0000-\u001f]/

/** SVG files are excluded, because they may contain scripts. */
export function isPicturePath(path: string): boolean {
  if (path.length > MAX_PATH || !PICTURE.test(path)) return false
  return !path.split('/').some((segment) => UNSAFE.test(segment))
}

/** Like `isPicturePath`, but the whole archive may be inside other folders. */
export function mayBePicturePath(path: string): boolean {
  return isPicturePath(path.slice(wrapperOf(path)?.length))
}
