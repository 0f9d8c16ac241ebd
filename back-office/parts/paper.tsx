import { Box } from '@chakra-ui/react/box'
import { Global } from '@emotion/react'
import { useEffect, useRef, type ReactNode } from 'react'

interface PaperStyleProps {
  /** CSS of `@page`, e.g. `148mm 105mm`; by default the printer's paper. */
  size?: string
  margin?: string
}

export function PaperStyle({ size = 'auto', margin = '14mm' }: PaperStyleProps) {
  return (
    <Global
      styles={{
        '@page': { size, margin },
        '@media print': {
          'html, body': { background: 'white !important' },
          // boxes in a flex container are not divided between pages
          '#root > *, main': { display: 'block !important', minHeight: '0 !important' },
        },
      }}
    />
  )
}

/** On the screen only. */
export function OffPaper({ children }: { children: ReactNode }) {
  return <Box _print={{ display: 'none' }}>{children}</Box>
}

interface SheetProps {
  label: string
  /** The sizes on the screen; by default those of a letter, as high as its content. */
  width?: string
  height?: string
  padding?: string
  children: ReactNode
}

/** A sheet that begins on a new page when it is printed. */
export function Sheet({ label, width = '8.5in', height, padding = '14mm', children }: SheetProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      background="white"
      color="fg"
      borderWidth="1px"
      boxShadow="sm"
      width="100%"
      maxWidth={width}
      minHeight={height}
      marginInline="auto"
      marginBottom="6"
      padding={{ base: `min(${padding}, 5vw)`, md: padding }}
      _print={{
        borderWidth: 0,
        boxShadow: 'none',
        maxWidth: 'none',
        margin: 0,
        padding: 0,
        breakAfter: 'page',
        _last: { breakAfter: 'auto' },
      }}
    >
      {children}
    </Box>
  )
}

/**
 * Prints the page once its fonts are there.
 * @param onPrint called for whatever is printed, also from the browser's menu
 */
export function usePrint(onPrint: () => void): () => Promise<void> {
  const latest = useRef(onPrint)
  useEffect(() => {
    latest.current = onPrint
  })
  useEffect(() => {
    const note = () => latest.current()
    window.addEventListener('beforeprint', note)
    return () => window.removeEventListener('beforeprint', note)
  }, [])
  return async () => {
    await document.fonts.ready
    window.print()
  }
}
