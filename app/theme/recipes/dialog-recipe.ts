import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const MOTION = 'var(--motion-calm) var(--motion-ease)'

/** Animates opening and closing with the key frames of `theme/overlays.css`. */
const motion = (open: string, closed: string) => ({
  '&[data-state=open]': { animation: `${open} ${MOTION}` },
  '&[data-state=closed]': { animation: `${closed} ${MOTION}` },
})

/** Styles of `ui/dialog`: a full-height panel at the side of the window, or a box in its center. */
export const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      zIndex: 'dialog',
      background: 'backdrop',
      ...motion('overlay-fade-in', 'overlay-fade-out'),
    },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'dialog',
      display: 'flex',
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      background: 'page',
      color: 'ink',
      boxShadow: 'high',
      overflow: 'hidden',
      outline: 0,
      // On a phone in landscape or at 400% zoom, the whole dialog scrolls, because its body alone
      // would be too small.
      '@media (max-height: 26rem)': { overflowY: 'auto', overscrollBehavior: 'contain' },
    },
  },
  variants: {
    placement: {
      right: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          width: 'min(var(--size-sheet), 100%)',
          height: '100dvh',
          ...motion('overlay-from-right', 'overlay-to-right'),
        },
      },
      // the drawer for editors is 346 px wide (PRV-013)
      drawer: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          width: 'min(346px, 100%)',
          height: '100dvh',
          ...motion('overlay-from-right', 'overlay-to-right'),
        },
      },
      left: {
        content: {
          width: 'min(22.5rem, 100% - 2.5rem)',
          height: '100dvh',
          ...motion('overlay-from-left', 'overlay-to-left'),
        },
      },
      center: {
        positioner: { alignItems: 'center', justifyContent: 'center' },
        content: {
          width: 'min(32rem, 100% - 2.5rem)',
          maxHeight: 'calc(100dvh - 2.5rem)',
          ...motion('overlay-rise', 'overlay-sink'),
        },
      },
      wide: {
        positioner: { alignItems: 'center', justifyContent: 'center' },
        content: {
          width: 'min(64rem, 100% - 1.25rem)',
          maxHeight: 'calc(100dvh - 1.25rem)',
          ...motion('overlay-rise', 'overlay-sink'),
        },
      },
    },
  },
})
