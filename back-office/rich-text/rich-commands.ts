import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { Attrs, MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { RICH_SCHEMA } from './rich-schema'

const { nodes, marks } = RICH_SCHEMA

export interface RichCommand {
  name: string
  /** What the button shows. */
  sign: string
  keys?: string
  command: Command
  /** Absent for a command that is no state of the text. */
  isOn?: (state: EditorState) => boolean
  /** Shown only inside a table. */
  isOfTable?: true
}

export const RICH_COMMANDS: readonly RichCommand[] = [
  ofMark('Bold', 'B', marks['strong'], 'Control+B'),
  ofMark('Italic', 'I', marks['em'], 'Control+I'),
  ofHeading('Heading', 2),
  ofHeading('Subheading', 3),
  ofHeading('Small heading', 4),
  ofList('Bulleted list', '•', nodes['bullet_list']),
  ofList('1. Numbered list', '1.', nodes['ordered_list']),
  {
    name: 'Quotation',
    sign: '❝',
    isOn: (state) => isInside(state, nodes['blockquote']),
    command: (state, dispatch) =>
      isInside(state, nodes['blockquote'])
        ? lift(state, dispatch)
        : wrapIn(known(nodes['blockquote']))(state, dispatch),
  },
  { name: 'Add a row below', sign: 'Add a row', isOfTable: true, command: addRow },
  { name: 'Remove this row', sign: 'Remove this row', isOfTable: true, command: removeRow },
]

function known<Type>(type: Type | undefined): Type {
  if (!type) throw new Error('The schema lacks a type.')
  return type
}

function ofMark(name: string, sign: string, type: MarkType | undefined, keys: string): RichCommand {
  const mark = known(type)
  return { name, sign, keys, command: toggleMark(mark), isOn: (state) => hasMark(state, mark) }
}

function ofHeading(name: string, level: number): RichCommand {
  const isOn = (state: EditorState) => isBlock(state, known(nodes['heading']), { level })
  return {
    name,
    sign: name,
    isOn,
    command: (state, dispatch) =>
      isOn(state)
        ? setBlockType(known(nodes['paragraph']))(state, dispatch)
        : setBlockType(known(nodes['heading']), { level })(state, dispatch),
  }
}

function ofList(name: string, sign: string, type: NodeType | undefined): RichCommand {
  return {
    name,
    sign,
    isOn: (state) => isInside(state, type),
    command: (state, dispatch) =>
      isInside(state, type)
        ? liftListItem(known(nodes['list_item']))(state, dispatch)
        : wrapInList(known(type))(state, dispatch),
  }
}

function hasMark({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { from, to, $from, empty } = selection
  if (empty) return mark.isInSet(storedMarks ?? $from.marks()) !== undefined
  return doc.rangeHasMark(from, to, mark)
}

function isBlock({ selection }: EditorState, type: NodeType, attributes: Attrs): boolean {
  return selection.$from.parent.hasMarkup(type, attributes)
}

function isInside({ selection }: EditorState, type: NodeType | undefined): boolean {
  const { $from } = selection
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
    (node) => node.type === type,
  )
}

export const isInTable = (state: EditorState) => isInside(state, nodes['table_row'])

/** Returns the depth of the row around the selection. */
function rowDepth({ selection: { $from } }: EditorState): number | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === nodes['table_row']) return depth
  }
  return undefined
}

function addRow(state: EditorState, dispatch?: (tr: EditorState['tr']) => void): boolean {
  const depth = rowDepth(state)
  if (depth === undefined) return false
  const { $from } = state.selection
  const row = $from.node(depth)
  const isHead = $from.node(depth - 1).type === nodes['table_head']
  if (isHead) return false
  const cells = row.content.content.map((one) => one.type.create(one.attrs))
  const at = $from.after(depth)
  const tr = state.tr.insert(at, row.type.create(null, cells))
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView())
  return true
}

function removeRow(state: EditorState, dispatch?: (tr: EditorState['tr']) => void): boolean {
  const depth = rowDepth(state)
  if (depth === undefined) return false
  const { $from } = state.selection
  if ($from.node(depth - 1).childCount < 2) return false
  dispatch?.(state.tr.delete($from.before(depth), $from.after(depth)).scrollIntoView())
  return true
}

/** Returns the range and the address of the link at the selection. */
export function linkAt(state: EditorState): { from: number; to: number; href: string } | undefined {
  const link = known(marks['link'])
  const { $from, from, to, empty } = state.selection
  let found: { from: number; to: number; href: string } | undefined
  const start = $from.start()
  $from.parent.forEach((node, offset) => {
    const mark = link.isInSet(node.marks)
    const [begin, end] = [start + offset, start + offset + node.nodeSize]
    if (!mark) return
    const href = String(mark.attrs['href'])
    // a link may consist of several runs, of which some are bold
    if (found?.to === begin && found.href === href && begin <= to) found.to = end
    else if (empty ? begin <= from && from <= end : begin < to && from < end) {
      found = { from: begin, to: end, href }
    } else if (end === from) found = { from: begin, to: end, href }
  })
  return found && found.to >= from ? found : undefined
}

/** Links the selected words, or inserts the name of the target as linked words. */
export function setLink(href: string, name: string): Command {
  return (state, dispatch) => {
    const link = known(marks['link'])
    const old = linkAt(state)
    const { from, to } = old ?? state.selection
    const tr = from === to ? state.tr.insertText(name || href, from) : state.tr
    const end = from === to ? from + (name || href).length : to
    tr.removeMark(from, end, link).addMark(from, end, link.create({ href }))
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(link))
    return true
  }
}

export function removeLink(): Command {
  return (state, dispatch) => {
    const old = linkAt(state)
    if (old) dispatch?.(state.tr.removeMark(old.from, old.to, known(marks['link'])))
    return old !== undefined
  }
}
