import { Button } from '@chakra-ui/react/button'
import { Menu } from '@chakra-ui/react/menu'
import { useRef, useState, type RefObject } from 'react'
import { FormDialog } from '../parts/form-dialog'
import { TextField } from '../parts/text-field'
import { useMenuDismissal } from '../parts/use-menu-dismissal'
import type { useListViews } from './list-views'

const NAME_LENGTH = 60

interface ViewMenuProps {
  /** The columns that may be hidden: all but the first. */
  columns: readonly { id: string; title: string }[]
  views: ReturnType<typeof useListViews>
}

/** Chooses the columns of a list, and opens, saves and deletes its views. */
export function ViewMenu({ columns, views }: ViewMenuProps) {
  const { current } = views
  const [isSaving, setIsSaving] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const onOpenChange = useMenuDismissal()
  return (
    <>
      <Menu.Root onOpenChange={onOpenChange} positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <Button ref={button} size="sm" variant="outline" maxWidth="60">
            {current ? `View: ${current.name}` : 'View'}
          </Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content minWidth="56" maxWidth="80">
            {views.views.length > 0 && (
              <Menu.ItemGroup>
                <Menu.ItemGroupLabel>Saved views</Menu.ItemGroupLabel>
                {views.views.map((view, index) => (
                  <Menu.Item
                    key={view.name}
                    value={`view-${index}`}
                    overflowWrap="anywhere"
                    onSelect={() => views.open(view)}
                  >
                    {view.name}
                  </Menu.Item>
                ))}
              </Menu.ItemGroup>
            )}
            <Menu.Item value="save" onSelect={() => setIsSaving(true)}>
              Save this view
            </Menu.Item>
            {current && (
              <Menu.Item value="delete" onSelect={() => views.remove(current.name)}>
                Delete this view
              </Menu.Item>
            )}
            {columns.length > 0 && <ColumnItems columns={columns} views={views} />}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {isSaving && <SaveDialog views={views} trigger={button} onClose={() => setIsSaving(false)} />}
    </>
  )
}

function ColumnItems({ columns, views }: ViewMenuProps) {
  const { hidden, setHidden } = views
  return (
    <>
      <Menu.Separator />
      <Menu.ItemGroup>
        <Menu.ItemGroupLabel>Columns</Menu.ItemGroupLabel>
        {columns.map(({ id, title }) => (
          <Menu.CheckboxItem
            key={id}
            value={id}
            closeOnSelect={false}
            checked={!hidden.includes(id)}
            onCheckedChange={(isShown) =>
              setHidden(isShown ? hidden.filter((one) => one !== id) : [...hidden, id])
            }
          >
            {title}
            <Menu.ItemIndicator />
          </Menu.CheckboxItem>
        ))}
      </Menu.ItemGroup>
    </>
  )
}

interface SaveDialogProps {
  views: ViewMenuProps['views']
  trigger: RefObject<HTMLButtonElement>
  onClose: () => void
}

function SaveDialog({ views, trigger, onClose }: SaveDialogProps) {
  return (
    <FormDialog
      title="Save this view"
      action="Save"
      isBusy={false}
      finalFocusEl={() => trigger.current}
      onSubmit={(form) => {
        views.save((form.get('name') ?? '').trim())
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        label="Name"
        name="name"
        required
        pattern=".*\S.*"
        maxLength={NAME_LENGTH}
        defaultValue={views.current?.name}
        help="Filters, order and columns are kept in this browser. A view of the same name is replaced."
      />
    </FormDialog>
  )
}
