import { isFailure } from '../../contract/errors.ts'
import { emptyValues } from '../../fields/controls/empty-values.ts'
import type { ResourceDescription } from '../../fields/description.ts'
import type { OfficeCalls, Values } from '../calls.ts'
import { type CsvRow, rowChanges } from './csv-columns.ts'

/** The change that a row of a file would make. */
export interface Step {
  row: CsvRow
  kind: 'new' | 'changed' | 'same' | 'missing'
  title: string
  version: number
  changes: Values
}

/** Computes the change of every row without writing anything. */
export async function previewRows(
  calls: OfficeCalls,
  resource: ResourceDescription,
  rows: CsvRow[],
): Promise<Step[]> {
  const steps: Step[] = []
  for (const row of rows) {
    if (row.id === null) {
      const empty = emptyValues(resource.fields)
      const changes = { ...empty, ...rowChanges(resource, row, empty) }
      const kind = resource.can_create ? 'new' : 'missing'
      steps.push({ row, kind, title: titleOf(row), version: 0, changes })
      continue
    }
    try {
      const item = await calls.read(resource, row.id)
      const changes = rowChanges(resource, row, item)
      const kind = Object.keys(changes).length > 0 ? 'changed' : 'same'
      steps.push({ row, kind, title: item.display_name, version: item.version, changes })
    } catch (error) {
      if (!isFailure(error) || error.code !== 'not_found') throw error
      steps.push({ row, kind: 'missing', title: titleOf(row), version: 0, changes: {} })
    }
  }
  return steps
}

function titleOf({ cells: { id: _, ...cells } }: CsvRow): string {
  return Object.values(cells).find((cell) => cell !== '') ?? ''
}

/** Writes one change; returns null, or the reason if it was refused. */
export async function takeStep(
  calls: OfficeCalls,
  resource: ResourceDescription,
  { row, version, changes }: Step,
): Promise<string | null> {
  try {
    if (row.id === null) await calls.add(resource, changes)
    else await calls.change(resource, row.id, version, changes)
    return null
  } catch (error) {
    if (!isFailure(error)) throw error
    const told = Object.entries(error.fields ?? {}).map(([path, texts]) => `${path}: ${texts.join(' ')}`)
    return told.join(' · ') || error.code
  }
}
