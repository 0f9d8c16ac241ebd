/* How large pictures of the content are rendered, and how they are cropped. */

interface Size {
  width: number
  height: number
}

export interface PicturePlace {
  label: string
  /** In CSS pixels, in a window of 1280 pixels. */
  desktop: Size
  /** In CSS pixels, in a window of 375 pixels. */
  phone: Size
  /** Never cropped: only the widths count. */
  isWhole?: true
}

const DENSITY_OF_PHONES = 2

/** By content type and field; `tests/pictures/picture-places.test.ts` measures them. */
const PICTURE_PLACES: Readonly<Record<string, PicturePlace>> = {
  'hero-banner media.image': place('Hero banner', [1088, 448], [375, 300]),
  'hero-banner media.mobileImage': place('Hero banner on phones', [375, 300], [375, 300]),
  'category-banner image': place('Category banner', [768, 320], [375, 188]),
  'category-card-list cards.image': place('Category card', [376, 376], [160, 160]),
  'in-grid-tile-single image': place('Tile in a listing', [290, 217], [160, 128]),
  'in-grid-tile-double image': place('Wide tile in a listing', [320, 280], [335, 223]),
  'feature-card image': place('Feature card', [667, 445], [335, 223]),
  'feature-card-list cards.image': place('Feature card in a list', [580, 387], [335, 223]),
  'feature-with-products image': place('Feature with products', [564, 423], [335, 251]),
  'recipe-ingredient-banner image': place('Ingredients with products', [564, 423], [335, 251]),
  'alternating-text-image image': place('Text and picture', [548, 438], [335, 268]),
  'alternating-text-image-list items.image': place('Text and picture', [548, 438], [335, 268]),
  'info-card-list cards.image': place('Info card', [376, 251], [335, 223]),
  'blog-card-list cards.image': place('Card of a blog post', [376, 251], [335, 223]),
  'recipe-card-list cards.image': place('Card of a recipe', [376, 251], [335, 223]),
  'blog image': { ...place('Lead of a blog post', [1200, 500], [375, 250]), isWhole: true },
  'blog sections.image': { ...place('Picture in a blog', [700, 467], [335, 223]), isWhole: true },
  'recipe image': { ...place('Lead of a recipe', [600, 600], [335, 335]), isWhole: true },
  'recipe steps.image': { ...place('Step of a recipe', [400, 400], [335, 335]), isWhole: true },
}

function place(
  label: string,
  [width, height]: readonly [number, number],
  [phoneWidth, phoneHeight]: readonly [number, number],
): PicturePlace {
  return { label, desktop: { width, height }, phone: { width: phoneWidth, height: phoneHeight } }
}

/** @returns undefined for a place whose size is not known. */
export function findPicturePlace(name: string): PicturePlace | undefined {
  return Object.hasOwn(PICTURE_PLACES, name) ? PICTURE_PLACES[name] : undefined
}

/** Returns the pixels that a picture should have at least; a height of 0 means any. */
export function neededPixels({ desktop, phone, isWhole }: PicturePlace): Size {
  const height = Math.max(desktop.height, phone.height * DENSITY_OF_PHONES)
  return {
    width: Math.max(desktop.width, phone.width * DENSITY_OF_PHONES),
    height: isWhole ? 0 : height,
  }
}

/** Returns whether a picture has fewer pixels than a place shows, so that it is blurred there. */
export function isTooSmallFor({ width, height }: Size, name: string): boolean {
  const found = findPicturePlace(name)
  if (!found) return false
  const needed = neededPixels(found)
  return width < needed.width || height < needed.height
}

export interface ShownPicture {
  /** Content type and field, as in `hero-banner media.image`. */
  place: string
  /**
   * The part that stays visible when it is cropped, as CSS `object-position`; absent if another
   * picture is shown there.
   */
  desktop?: string
  phone?: string
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

const MOBILE = 'mobileImage'
const MIDDLE = { desktop: '50% 50%', phone: '50% 50%' }
/** Without a focal point a hero shows the side that its words leave empty. */
const BESIDE_WORDS = new Map([
  ['left', { desktop: '60% 50%', phone: '78% 50%' }],
  ['right', { desktop: '40% 50%', phone: '16% 50%' }],
])

/** Returns where the picture at a path of an item is shown, and which part of it. */
export function locatePicture(item: unknown, path: readonly (string | number)[]): ShownPicture {
  let block = fieldsOf(undefined)
  let field: string[] = []
  let owner = fieldsOf(undefined)
  let value = item
  for (const name of path) {
    if (isFields(value) && typeof value['contentType'] === 'string') {
      block = value
      field = []
    }
    if (Array.isArray(value)) value = value[Number(name)]
    else {
      owner = fieldsOf(value)
      value = owner[name]
      field.push(String(name))
    }
  }
  const type = String(block['contentType'] ?? '')
  const { desktop, phone } = toPositions(fieldsOf(value), block, type)
  const isForPhones = field.at(-1) === MOBILE
  return {
    place: `${type} ${field.join('.')}`,
    ...(!isForPhones && { desktop }),
    ...((isForPhones || !owner[MOBILE]) && { phone }),
  }
}

function toPositions(picture: Fields, block: Fields, type: string) {
  const { x, y } = fieldsOf(picture['focalPoint'])
  if (typeof x === 'number' && typeof y === 'number') {
    const position = `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
    return { desktop: position, phone: position }
  }
  if (type !== 'hero-banner') return MIDDLE
  return BESIDE_WORDS.get(String(fieldsOf(block['textControls'])['position'])) ?? MIDDLE
}
