import { clusterPoints, fitBox, MAP_SHEET, milesBetween, toMapPoint } from './shop-map'

const sanFrancisco = { latitude: 37.788, longitude: -122.406 }

it.each([
  ['London', 51.5, -0.12],
  ['Sydney', -33.87, 151.2],
  ['Mexico City', 19.43, -99.13],
  ['Guam', 13.45, 144.78],
])('%s lies beyond the sheet', (_town, latitude, longitude) => {
  expect(toMapPoint({ latitude, longitude })).toBeUndefined()
})

it('west is left and north is up, in the inset too', () => {
  const here = toMapPoint(sanFrancisco)
  const chicago = toMapPoint({ latitude: 41.9, longitude: -87.63 })
  const anchorage = toMapPoint({ latitude: 61.22, longitude: -149.9 })
  expect(here?.x).toBeLessThan(chicago?.x ?? 0)
  expect(here?.y).toBeGreaterThan(chicago?.y ?? 1000)
  expect(anchorage?.y).toBeGreaterThan(here?.y ?? 1000)
})

describe('a part of the sheet', () => {
  it('shows all points, in the proportions of the sheet', () => {
    const points = [
      { x: 300, y: 200 },
      { x: 420, y: 260 },
    ]
    const { x, y, width, height } = fitBox(points, 50)
    for (const point of points) {
      expect(point.x).toBeGreaterThan(x)
      expect(point.x).toBeLessThan(x + width)
      expect(point.y).toBeGreaterThan(y)
      expect(point.y).toBeLessThan(y + height)
    }
    expect(width / height).toBeCloseTo(MAP_SHEET.width / MAP_SHEET.height)
  })

  it('goes no closer than it may, and not over the edge', () => {
    const { x, y, width, height } = fitBox([{ x: 1, y: MAP_SHEET.height - 1 }], 50)
    expect({ x, width }).toEqual({ x: 0, width: 50 })
    expect(y + height).toBeCloseTo(MAP_SHEET.height)
    expect(fitBox([], 50)).toEqual(MAP_SHEET)
  })
})

describe('points too close together', () => {
  const points = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 100, y: 0 },
    { id: 'c', x: 8, y: 0 },
    { id: 'd', x: 13, y: 0 },
  ]
  const idsOf = (distance: number) =>
    clusterPoints(points, distance).map(({ items }) => items.map(({ id }) => id).join(''))

  it('become one, until none cover each other', () => {
    expect(idsOf(10)).toEqual(['acd', 'b'])
    expect(idsOf(0)).toEqual(['a', 'b', 'c', 'd'])
    expect(idsOf(1000)).toHaveLength(1)
  })

  it('stand in the middle of those they stand for', () => {
    expect(clusterPoints(points, 10)[0]).toMatchObject({ x: 7, y: 0 })
  })
})

it('counts miles as the crow flies', () => {
  expect(milesBetween(sanFrancisco, { latitude: 34.052, longitude: -118.244 })).toBeCloseTo(
    347.58,
    1,
  )
})
