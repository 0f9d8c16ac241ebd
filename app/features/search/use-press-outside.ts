import { useEffect, type RefObject } from 'react'

/** Calls back when the shopper presses anywhere outside the box. */
export function usePressOutside(
  box: RefObject<HTMLElement>,
  isEnabled: boolean,
  onPress: () => void,
): void {
  useEffect(() => {
    if (!isEnabled) return undefined
    const onPointerDown = ({ target }: Event) => {
      if (!(target instanceof Node) || !box.current?.contains(target)) onPress()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [box, isEnabled, onPress])
}
