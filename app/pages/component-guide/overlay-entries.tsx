import { useState } from 'react'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { OverlayCloseButton } from '@/ui/overlay-close-button'
import { useSheet } from '@/ui/use-sheet'
import styles from './component-guide.module.css'
import type { GuideEntry } from './guide-entry'

export const overlayEntries: readonly GuideEntry[] = [
  {
    id: 'sheet',
    title: 'Sheet',
    text: 'At most 425 px wide, one at a time. Closes by its cross, Escape and a press beside it; keeps the focus inside and gives it back.',
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
    files: ['ui/modal.tsx', 'ui/dialog-window.tsx', 'ui/dialog.tsx'],
    states: [{ name: 'with buttons', content: <ModalExample /> }],
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
