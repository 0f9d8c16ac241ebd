import {
  Drawer,
  DrawerBody,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerOverlay,
} from '@chakra-ui/react'
import { useMemo, type ReactNode } from 'react'
import { OverlayCloseButton } from './overlay-close-button'
import { OverlayProvider } from './overlay-provider'
import { useSheet, useSheetState } from './use-sheet'

interface SheetProps {
  title: ReactNode
  /** Stays in sight below the scrolling part. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A side sheet: at most 425 px wide, closes by its control, Escape and a press beside it; keeps the
 * focus inside and gives it back. Only for components of the sheet registry, which load when opened.
 */
export function Sheet({ title, footer, children }: SheetProps) {
  const state = useSheetState()
  const { close, forget } = useSheet()
  const opener = state?.opener
  const finalFocusRef = useMemo(() => ({ current: opener ?? null }), [opener])
  return (
    <OverlayProvider>
      <Drawer
        isOpen={state?.isOpen ?? false}
        onClose={close}
        onCloseComplete={forget}
        finalFocusRef={finalFocusRef}
        placement="right"
        preserveScrollBarGap
      >
        <DrawerOverlay />
        <DrawerContent>
          <DrawerHeader as="h2">{title}</DrawerHeader>
          <OverlayCloseButton onClick={close} />
          <DrawerBody>{children}</DrawerBody>
          {footer && <DrawerFooter>{footer}</DrawerFooter>}
        </DrawerContent>
      </Drawer>
    </OverlayProvider>
  )
}
