import { extendBaseTheme } from '@chakra-ui/react'
import { breakpoints } from './breakpoints'
import { cssVariable } from './tokens'

const header = {
  fontFamily: cssVariable('font', 'heading'),
  fontSize: '1.5rem',
  fontWeight: 400,
  lineHeight: cssVariable('leading', 'snug'),
  padding: '1.5rem 4.5rem 1.25rem 1.5rem',
  borderBottom: `1px solid ${cssVariable('color', 'line')}`,
}

const body = { flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', padding: '1.5rem' }

const overlay = {
  position: 'fixed',
  inset: 0,
  background: cssVariable('color', 'backdrop'),
  zIndex: cssVariable('z', 'sheet'),
}

const dialog = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  background: cssVariable('color', 'page'),
  color: cssVariable('color', 'ink'),
  boxShadow: cssVariable('shadow', 'high'),
  outline: 0,
}

/** Our tokens for the overlays that Chakra draws. Loaded with them, never on a first visit. */
export const chakraTheme = extendBaseTheme({
  breakpoints: { base: '0px', ...inPixels(breakpoints) },
  components: {
    Drawer: {
      parts: ['overlay', 'dialogContainer', 'dialog', 'header', 'body', 'footer'],
      baseStyle: {
        overlay,
        dialogContainer: {
          display: 'flex',
          zIndex: cssVariable('z', 'sheet'),
          justifyContent: 'center',
        },
        dialog: {
          ...dialog,
          width: '100%',
          maxWidth: cssVariable('size', 'sheet'),
          maxHeight: '100dvh',
        },
        header,
        body,
        footer: { padding: '1rem 1.5rem', borderTop: `1px solid ${cssVariable('color', 'line')}` },
      },
    },
    Modal: {
      parts: ['overlay', 'dialogContainer', 'dialog', 'header', 'body', 'footer'],
      baseStyle: {
        overlay,
        dialogContainer: {
          display: 'flex',
          zIndex: cssVariable('z', 'sheet'),
          justifyContent: 'center',
          alignItems: 'center',
          padding: '1.25rem',
        },
        dialog: { ...dialog, width: '100%', maxWidth: '32rem', maxHeight: 'calc(100dvh - 2.5rem)' },
        header,
        body,
        footer: { display: 'flex', gap: '0.75rem', padding: '0 1.5rem 1.5rem' },
      },
    },
  },
})

function inPixels(widths: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(widths).map(([name, width]) => [name, `${width}px`]))
}
