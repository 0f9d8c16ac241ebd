import { locatePicture, type ShownPicture } from '../../rules/picture-places'
import { isBody, type Body } from './content-links.rules'

interface FoundPicture {
  path: string
  /** `slides.0.media.0.image` */
  at: string
  shown: ShownPicture
  alt: unknown
}

export function findPictures(body: Body | null | undefined): FoundPicture[] {
  return listPictures(body, []).map(({ picture, at }) => ({
    path: picture.path,
    at: at.join('.'),
    shown: locatePicture(body, at),
    alt: picture['alt'],
  }))
}

type Picture = Body & { path: string }

function listPictures(
  value: unknown,
  at: readonly (string | number)[],
): { picture: Picture; at: readonly (string | number)[] }[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => listPictures(entry, [...at, index]))
  }
  if (!isBody(value)) return []
  if (isPicture(value)) return [{ picture: value, at }]
  return Object.entries(value).flatMap(([name, entry]) => listPictures(entry, [...at, name]))
}

export interface NewPicture {
  path: string
  width: number
  height: number
  /** If absent, the descriptions stay. */
  alt?: unknown
}

/**
 * Replaces a picture at any depth. The focal point is dropped, because it belongs to the old one;
 * a picture that is only decoration keeps its empty description.
 */
export function replacePicture(value: unknown, from: string, to: NewPicture): unknown {
  if (Array.isArray(value)) return value.map((entry) => replacePicture(entry, from, to))
  if (!isBody(value)) return value
  if (isPicture(value) && value.path === from) {
    const { focalPoint: _, ...known } = value
    const { alt = known['alt'], ...picture } = to
    return { ...known, ...picture, alt: known['alt'] === '' ? '' : alt }
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, replacePicture(entry, from, to)]),
  )
}

export const showsPicture = (body: Body | null, path: string): boolean =>
  listPictures(body, []).some(({ picture }) => picture.path === path)

function isPicture(value: Body): value is Picture {
  return typeof value['path'] === 'string' && typeof value['width'] === 'number'
}
