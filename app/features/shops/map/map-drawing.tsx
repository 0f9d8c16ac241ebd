import { getAssetUrl } from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import { INSET_BOXES, INSET_STATES, MAP_SHEET, type MapBox } from '@/rules/shop-map'
import { paths } from '@/site/paths'
import { Link } from '@/ui/link'
import styles from './shop-map.module.css'

/** Factor from the units of the drawing's paths to those of the sheet (`scripts/shop-map`). */
const LINE_SCALE = 0.01
const INSETS = ['alaska', 'hawaii'] as const

interface MapDrawingProps {
  box: MapBox
  /** Codes of the states with shops. */
  stateCodes: readonly string[]
  /** `true` if a click on a state shows its shops. */
  isOverview: boolean
}

/**
 * Land, coasts and borders, loaded from a separate file that browsers cache. Hidden from keyboard
 * and screen readers, because the list next to the map offers the same links.
 */
export function MapDrawing({ box, stateCodes, isOverview }: MapDrawingProps) {
  const file = getAssetUrl('static/shop-map.svg')
  const zoom = MAP_SHEET.width / box.width
  const insets = INSETS.filter((part) => stateCodes.includes(INSET_STATES[part]))
  return (
    <svg
      viewBox={`0 0 ${MAP_SHEET.width} ${MAP_SHEET.height}`}
      className={styles.drawing}
      aria-hidden="true"
      focusable="false"
    >
      <g
        className={styles.sheet}
        style={{ transform: `scale(${zoom}) translate(${-box.x}px, ${-box.y}px)` }}
      >
        <use href={`${file}#neighbors`} className={styles.neighbors} />
        <use href={`${file}#mainland`} className={styles.shore} />
        <use href={`${file}#mainland`} className={styles.land} />
        {insets.map((part) => (
          <g key={part}>
            <rect {...INSET_BOXES[part]} rx="8" className={styles.inset} />
            <use href={`${file}#${part}`} className={styles.land} />
          </g>
        ))}
        {stateCodes.map((code) => (
          <StateShape key={code} file={file} code={code} isOverview={isOverview} />
        ))}
      </g>
    </svg>
  )
}

function StateShape({
  file,
  code,
  isOverview,
}: {
  file: string
  code: string
  isOverview: boolean
}) {
  const shape = (
    <g transform={`scale(${LINE_SCALE})`}>
      <use href={`${file}#${code}`} className={styles.state} />
    </g>
  )
  if (!isOverview) return shape
  return (
    <Link to={paths.shopsIn(code)} tabIndex={-1} className={styles.stateLink}>
      {shape}
    </Link>
  )
}
