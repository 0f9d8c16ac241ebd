import { chakra } from '@chakra-ui/react/styled-system'
import type { ContentSketch } from '@contracts/content-field'

const Drawing = chakra('svg', {
  base: {
    width: '20',
    height: '14',
    flexShrink: 0,
    borderWidth: '1px',
    borderRadius: 'l1',
    background: 'bg.muted',
    color: 'fg.muted',
  },
})

type Shape = readonly [x: number, y: number, width: number, height: number]

interface Sketch {
  /** Filled lightly. */
  pictures?: readonly Shape[]
  /** Filled darkly. */
  words?: readonly Shape[]
}

/** On a sheet of 80 by 56. */
const SKETCHES: Readonly<Record<ContentSketch, Sketch>> = {
  page: {
    pictures: [[8, 6, 64, 16]],
    words: [...lines(8, 28, 40, 2), [8, 40, 18, 10], [31, 40, 18, 10], [54, 40, 18, 10]],
  },
  banner: { pictures: [[0, 6, 80, 44]], words: [...lines(8, 18, 28, 2), [8, 34, 16, 6]] },
  strip: { pictures: [[0, 20, 80, 16]], words: [[20, 26, 40, 4]] },
  cards: {
    pictures: [row(0, 10, 22), row(1, 10, 22), row(2, 10, 22)],
    words: [row(0, 38, 4), row(1, 38, 4), row(2, 38, 4)],
  },
  text: { words: [[8, 8, 36, 5], ...lines(8, 20, 64, 4)] },
  'text-picture': { pictures: [[42, 8, 30, 40]], words: [[8, 10, 26, 5], ...lines(8, 22, 28, 3)] },
  products: {
    pictures: [row(0, 8, 24), row(1, 8, 24), row(2, 8, 24)],
    words: [
      row(0, 36, 3),
      row(1, 36, 3),
      row(2, 36, 3),
      [8, 43, 8, 4],
      [31, 43, 8, 4],
      [54, 43, 8, 4],
    ],
  },
  form: {
    pictures: [
      [8, 8, 64, 9],
      [8, 22, 64, 9],
    ],
    words: [[8, 38, 24, 9]],
  },
  menu: { words: [[8, 8, 14, 4], [30, 8, 14, 4], [52, 8, 14, 4], ...lines(8, 20, 22, 4)] },
  list: {
    pictures: [
      [8, 8, 64, 9],
      [8, 22, 64, 9],
      [8, 36, 64, 9],
    ],
    words: [
      [12, 11, 30, 3],
      [12, 25, 36, 3],
      [12, 39, 26, 3],
    ],
  },
  video: {
    pictures: [[12, 8, 56, 34]],
    words: [
      [36, 19, 10, 12],
      [12, 46, 56, 3],
    ],
  },
  data: {
    words: [
      [8, 10, 10, 6],
      [24, 11, 40, 4],
      [8, 25, 10, 6],
      [24, 26, 32, 4],
      [8, 40, 10, 6],
      [24, 41, 44, 4],
    ],
  },
}

function row(column: number, y: number, height: number): Shape {
  return [8 + column * 23, y, 18, height]
}

function lines(x: number, y: number, width: number, count: number): Shape[] {
  return Array.from({ length: count }, (_, index): Shape => {
    return [x, y + index * 8, index === count - 1 ? width * 0.7 : width, 3]
  })
}

/** What a type of content looks like, in a few strokes. */
export function TypeSketch({ sketch }: { sketch: ContentSketch }) {
  const { pictures = [], words = [] } = SKETCHES[sketch]
  return (
    <Drawing viewBox="0 0 80 56" aria-hidden>
      {pictures.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} {...{ x, y, width, height }} fill="currentColor" opacity={0.25} />
      ))}
      {words.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} {...{ x, y, width, height }} rx={1} fill="currentColor" />
      ))}
    </Drawing>
  )
}
