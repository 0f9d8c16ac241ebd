import { useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { columnsFor, type Places } from '@rules/box-places'
import { buildABoxMessages } from '../build-a-box.messages'
import type { BoxBuilder } from '../state/use-box-builder'
import { openBoxMessages as messages } from './open-box.messages'

/** Returns the place to which a key moves from a place of the box; undefined for other keys. */
function placeBeside(
  key: string,
  from: number,
  count: number,
  columns: number,
): number | undefined {
  const rowStart = from - (from % columns)
  const rowEnd = Math.min(rowStart + columns, count) - 1
  switch (key) {
    case 'ArrowLeft':
      return Math.max(rowStart, from - 1)
    case 'ArrowRight':
      return Math.min(rowEnd, from + 1)
    case 'ArrowUp':
      return from >= columns ? from - columns : from
    case 'ArrowDown':
      return from + columns < count ? from + columns : from
    case 'Home':
      return rowStart
    case 'End':
      return rowEnd
    default:
      return undefined
  }
}

interface ArrangingOptions {
  builder: BoxBuilder
  places: Places
  /** Whether the box is finished, so that pieces cannot be removed. */
  isFinished: boolean
}

export function useArranging({ builder, places, isFinished }: ArrangingOptions) {
  const { formatMessage } = useIntl()
  const gridRef = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<number>()
  const [focused, setFocused] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  // another tab, or a smaller box, may have emptied the place in the meantime
  const held = chosen !== undefined && places[chosen] !== undefined ? chosen : undefined
  const nameIn = (place: number) =>
    builder.views.data?.find(({ id }) => id === places[place])?.name ?? places[place] ?? ''
  /** The amount that is removed in one step: `5 × Cherry`. */
  const stepIn = (place: number) => {
    const { rules } = builder
    const amount = rules?.isPercent ? buildABoxMessages.piecePercent : buildABoxMessages.pieceCount
    return formatMessage(amount, { quantity: rules?.increment ?? 1, name: nameIn(place) })
  }
  const focus = (place: number) => {
    setFocused(place)
    gridRef.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus()
  }

  const pickUp = (place: number) => {
    if (places[place] === undefined) return
    setChosen(place)
    const values = { name: nameIn(place), place: place + 1 }
    setAnnouncement(formatMessage(messages.pickedUp, values))
  }
  const putBack = () => {
    if (held === undefined) return
    setChosen(undefined)
    const values = { name: nameIn(held), place: held + 1 }
    setAnnouncement(formatMessage(messages.putBack, values))
  }
  const move = (from: number, to: number) => {
    setChosen(undefined)
    builder.movePiece(from, to)
    focus(to)
    const values = { name: nameIn(from), place: to + 1, other: nameIn(to) }
    const isExchange = places[to] !== undefined
    setAnnouncement(formatMessage(isExchange ? messages.exchanged : messages.moved, values))
  }
  const takeOut = (place: number) => {
    if (isFinished || places[place] === undefined) return
    setChosen(undefined)
    builder.takeOut(place)
    focus(place)
    setAnnouncement(formatMessage(messages.takenOut, { amount: stepIn(place) }))
  }
  const click = (place: number) => {
    if (held === undefined) return pickUp(place)
    return held === place ? putBack() : move(held, place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const beside = placeBeside(event.key, focused, places.length, columnsFor(places.length))
    if (beside !== undefined) focus(beside)
    else if (event.key === 'Delete' || event.key === 'Backspace') takeOut(held ?? focused)
    else if (event.key === 'Escape' && held !== undefined) {
      focus(held)
      putBack()
    } else return
    event.preventDefault()
  }
  return {
    gridRef,
    held,
    /** The only place with a Tab stop. */
    focused: Math.min(focused, places.length - 1),
    announcement,
    nameIn,
    stepIn,
    click,
    putBack,
    move,
    takeOut,
    setFocused,
    onKeyDown,
  }
}

export type Arranging = ReturnType<typeof useArranging>
