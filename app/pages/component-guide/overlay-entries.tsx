import { useState } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Modal } from '@/ui/modal'
import { OverlayCloseButton } from '@/ui/overlay-close-button'
import { showToast } from '@/ui/toast'
import { useSheet } from '@/ui/use-sheet'
import styles from './component-guide.module.css'
import type { GuideEntry } from './guide-entry'

export const overlayEntries: readonly GuideEntry[] = [
  {
    id: 'sheet',
    title: 'Sheet',
    text: 'At most 425 px wide, one at a time. Closes by its cross, Escape and a click beside it; keeps the focus inside and gives it back.',
    files: ['ui/sheet.tsx', 'ui/dialog-window.tsx', 'ui/dialog.tsx'],
    states: [
      { name: 'words and links', content: <SheetExample name="need-help" /> },
      { name: 'with a footer', content: <SheetExample name="add-treats" /> },
    ],
  },
  {
    id: 'modal',
    title: 'Modal',
    text: 'For one question in the middle of the window. Closes as a sheet does.',
    files: ['ui/modal.tsx', 'ui/lazy-dialog-window.tsx', 'ui/overlay-failure.tsx'],
    states: [{ name: 'with buttons', content: <ModalExample /> }],
  },
  {
    id: 'drawer',
    title: 'Drawer',
    text: 'The menu of narrow windows, from the left. Closes as a sheet does.',
    files: ['ui/dialog.tsx'],
    states: [{ name: 'from the left', content: <DrawerExample /> }],
  },
  {
    id: 'toast',
    title: 'Toast',
    text: 'Says what was just added or removed, and undoes it. Stays for 20 seconds, longer while it is hovered or focused (Alt+T), and never longer than its page.',
    files: ['ui/toaster.tsx', 'ui/toast-host.tsx'],
    states: [
      { name: 'with undo', content: <ToastExample hasUndo /> },
      { name: 'without', content: <ToastExample /> },
    ],
  },
  {
    id: 'overlay-close-button',
    title: 'Close button',
    text: 'The cross in the corner of a sheet, modal or drawer.',
    files: ['ui/overlay-close-button.tsx'],
    states: [
      {
        name: 'in its corner',
        content: (
          <div className={styles.corner}>
            <OverlayCloseButton onClick={() => undefined} />
          </div>
        ),
      },
    ],
  },
]

function SheetExample({ name }: { name: 'need-help' | 'add-treats' }) {
  const { open } = useSheet()
  return (
    <Button variant="secondary" onClick={() => open(name, {})}>
      Open the sheet
    </Button>
  )
}

function ModalExample() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Open the modal
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title="Remove this box?"
        footer={
          <>
            <Button onClick={close}>Remove</Button>
            <Button variant="secondary" onClick={close}>
              Keep
            </Button>
          </>
        }
      >
        <p>Its gift message goes with it.</p>
      </Modal>
    </>
  )
}

function DrawerExample() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Open the drawer
      </Button>
      <Dialog isOpen={isOpen} onClose={close} placement="left" aria-label="Drawer">
        <OverlayCloseButton onClick={close} />
        <p className={styles.drawer}>Truffles, bars and boxes.</p>
      </Dialog>
    </>
  )
}

function ToastExample({ hasUndo = false }) {
  const restored = { text: 'Truffles are back in your bag.' }
  const removed = {
    text: 'Truffles were removed from your bag.',
    undo: { label: 'Undo removing Truffles', run: () => showToast(restored) },
  }
  return (
    <Button variant="secondary" onClick={() => showToast(hasUndo ? removed : restored)}>
      Show the toast
    </Button>
  )
}
