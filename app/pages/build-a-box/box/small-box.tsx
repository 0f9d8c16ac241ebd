import { memo, useDeferredValue } from 'react'
import { columnsFor, placesOf } from '@rules/box-places'
import type { BoxBuilder } from '../state/use-box-builder'
import { Cup } from './cup'
import styles from './open-box.module.css'
import { spreadOf } from './spread-of'

/**
 * The box as a small drawing, hidden from screen readers, because its progress is also shown as
 * text.
 */
export function SmallBox({ builder }: { builder: BoxBuilder }) {
  return <Drawing builder={useDeferredValue(builder)} />
}

const Drawing = memo(function Drawing({ builder }: { builder: BoxBuilder }) {
  const { rules, pieces, views, mix } = builder
  if (!rules) return null
  const places = placesOf(rules, pieces, mix?.arrangement)
  const columns = columnsFor(places.length)
  return (
    <div className={styles.box} style={spreadOf(places.length)} aria-hidden="true">
      <div className={styles.cups} style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {places.map((id, index) => (
          <Cup key={index} id={id} image={views.data?.find((view) => view.id === id)?.image} />
        ))}
      </div>
    </div>
  )
})
