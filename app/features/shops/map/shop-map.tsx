import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { clusterPoints, MAP_SHEET, type MapBox, type MapPoint } from '@/rules/shop-map'
import { classNames } from '@/ui/class-names'
import { MapDrawing } from './map-drawing'
import { mapMessages as messages } from './map.messages'
import { ClusterPin, ShopMapPin } from './map-pins'
import { boxAround, type MappedShop } from './place-shops'
import styles from './shop-map.module.css'

interface ShopMapProps {
  shops: readonly MappedShop[]
  box: MapBox
  activeId?: string
  onActive?: (id: string | undefined) => void
  /**
   * Called on a click on a cluster, to zoom in. Without it, the shops of a cluster are shown side
   * by side.
   */
  onNarrow?: (ids: string[]) => void
}

/**
 * Minimum distance in px between two places, so that pins and clusters can be clicked separately.
 */
const PIN_DISTANCE = 44
/**
 * Zooming in on a cluster must reduce the visible width to less than this share. Otherwise its
 * shops, e.g. those of one street, are shown side by side.
 */
const NARROWER = 0.8
const PIN_WIDTH = 30
/**
 * Width of the map on the narrowest phone, in px. It is assumed until the map is measured, so that
 * pins do not overlap.
 */
const NARROWEST = 288

/**
 * The map of shops, drawn by ourselves, so that no map provider receives data about the visitor.
 * Each shop is a link with its name. Shops that would overlap are combined in a button that zooms
 * in.
 */
export function ShopMap({ shops, box, activeId, onActive, onNarrow }: ShopMapProps) {
  const { formatMessage } = useIntl()
  const frame = useRef<HTMLDivElement>(null)
  const width = useElementWidth(frame, NARROWEST)
  const [firstBox] = useState(box)
  // The initial pins are not animated; after zooming, pins appear together with the drawing.
  const hasMoved = box.x !== firstBox.x || box.y !== firstBox.y || box.width !== firstBox.width
  const distance = (PIN_DISTANCE * box.width) / width
  const clusters = useMemo(() => clusterPoints(shops, distance), [shops, distance])
  const stateCodes = useMemo(() => [...new Set(shops.map(({ stateCode }) => stateCode))], [shops])
  const isCrowd = (items: readonly MappedShop[]) =>
    items.length > 1 && onNarrow !== undefined && boxAround(items).width < box.width * NARROWER
  const placeOf = ({ x, y }: MapPoint) => ({
    left: `${((x - box.x) / box.width) * 100}%`,
    top: `${((y - box.y) / box.height) * 100}%`,
  })
  return (
    <div ref={frame} role="group" aria-label={formatMessage(messages.label)} className={styles.map}>
      <MapDrawing box={box} stateCodes={stateCodes} isOverview={box === MAP_SHEET} />
      <ul className={classNames(styles.pins, hasMoved && styles.arriving)}>
        {clusters.map((cluster) =>
          isCrowd(cluster.items) ? (
            <li key={keyOf(cluster.items)} style={placeOf(cluster)}>
              <ClusterPin
                shops={cluster.items}
                isActive={cluster.items.some(({ id }) => id === activeId)}
                onClick={() => onNarrow?.(cluster.items.map(({ id }) => id))}
              />
            </li>
          ) : (
            cluster.items.map((shop, index) => (
              <li key={shop.id} style={placeOf(cluster.items.length > 1 ? cluster : shop)}>
                <ShopMapPin
                  shop={shop}
                  isActive={shop.id === activeId}
                  shift={(index - (cluster.items.length - 1) / 2) * PIN_WIDTH}
                  side={sideOf(shop, box)}
                  onActive={onActive}
                />
              </li>
            ))
          ),
        )}
      </ul>
    </div>
  )
}

const keyOf = (shops: readonly MappedShop[]) => shops.map(({ id }) => id).join()

/** The share of the map's width that counts as its edge. */
const EDGE = 0.2

function sideOf({ x }: MapPoint, box: MapBox): 'left' | 'right' | undefined {
  const across = (x - box.x) / box.width
  if (across < EDGE) return 'left'
  return across > 1 - EDGE ? 'right' : undefined
}

/**
 * Returns the width of an element in px.
 * @param assumed the width until it is measured, also on the server
 */
function useElementWidth(element: RefObject<HTMLElement>, assumed: number): number {
  const [width, setWidth] = useState(assumed)
  useEffect(() => {
    if (!element.current || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
