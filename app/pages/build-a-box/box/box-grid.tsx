import { memo, type MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import type { ImageView } from '@/commerce-client/product-image.mapper'
import { columnsFor, type Places } from '@rules/box-places'
import { classNames } from '@/ui/class-names'
import type { BoxBuilder } from '../state/use-box-builder'
import { Cup } from './cup'
import { spreadOf } from './spread-of'
import styles from './open-box.module.css'
import type { Arranging } from './use-arranging'
import { openBoxMessages as messages } from './open-box.messages'
import { placeOf, useDragging } from './use-dragging'

interface BoxGridProps {
  builder: BoxBuilder
  places: Places
  arranging: Arranging
}

/** The places of the box in rows: a single Tab stop, with arrow keys from place to place. */
export function BoxGrid({ builder, places, arranging }: BoxGridProps) {
  const { formatMessage } = useIntl()
  const { gridRef, held, focused, click, nameIn, onKeyDown, setFocused } = arranging
  const drag = useDragging(arranging, places)
  const columns = columnsFor(places.length)
  const imageOf = (id: string | undefined) =>
    builder.views.data?.find((view) => view.id === id)?.image
  const onClick = ({ target, detail }: MouseEvent) => {
    const place = placeOf(target)
    // a keyboard click, whose detail is 0, does not end a drag
    if (place !== undefined && (detail === 0 || !drag.wasDragged())) click(place)
  }
  const rows = Array.from({ length: Math.ceil(places.length / columns) }, (_, row) => row * columns)
  return (
    <>
      <div className={styles.box} style={spreadOf(places.length)}>
        <div
          ref={gridRef}
          role="grid"
          tabIndex={-1}
          aria-label={formatMessage(messages.places)}
          className={styles.cups}
          style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
          onClick={onClick}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => setFocused(placeOf(target) ?? focused)}
          onPointerDown={drag.onPointerDown}
          onContextMenu={drag.onContextMenu}
        >
          {rows.map((first) => (
            <div key={first} role="row" className={styles.row}>
              {places.slice(first, first + columns).map((id, column) => {
                const place = first + column
                const values = { place: place + 1, name: nameIn(place) }
                return (
                  <Place
                    key={place}
                    place={place}
                    id={id}
                    image={imageOf(id)}
                    label={formatMessage(
                      id === undefined ? messages.placeEmpty : messages.place,
                      values,
                    )}
                    isStop={place === focused}
                    isHeld={place === held}
                    isLifted={place === drag.from}
                    isTarget={place === drag.over}
                  />
                )
              })}
            </div>
          ))}
        </div>
      </div>
      {/* outside the box: a container would change the position of a fixed element */}
      {drag.from !== undefined && (
        <div ref={drag.ghostRef} className={styles.ghost} aria-hidden="true">
          <Cup id={places[drag.from]} image={imageOf(places[drag.from])} />
        </div>
      )}
    </>
  )
}

interface PlaceProps {
  place: number
  id: string | undefined
  image: ImageView | undefined
  label: string
  isStop: boolean
  isHeld: boolean
  isLifted: boolean
  /** Whether a piece is dragged over the place. */
  isTarget: boolean
}

const Place = memo(function Place({ place, id, image, label, ...state }: PlaceProps) {
  return (
    <div role="gridcell" className={styles.cell}>
      <button
        type="button"
        data-place={place}
        tabIndex={state.isStop ? 0 : -1}
        aria-label={label}
        aria-pressed={id === undefined ? undefined : state.isHeld}
        className={classNames(
          styles.place,
          state.isHeld && styles.held,
          state.isLifted && styles.lifted,
          state.isTarget && styles.target,
        )}
      >
        <Cup id={id} image={image} />
      </button>
    </div>
  )
})
