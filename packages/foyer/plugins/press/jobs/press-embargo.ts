import { and, defineJob, eq, gt, isNull, lte, variablesOf } from 'openfoyer/server'
import { pressTold } from '../database/tables.ts'
import { pressText } from '../resources/press-text.ts'
import { variables } from '../variables.ts'

const { table } = pressText

/** Writes to the press office when an embargo has ended. A text that never had one is not worth a letter. */
export default defineJob({
  schedule: '*/5 * * * *',
  async run(context) {
    const { db, clock, mail, config } = context
    const { PRESS_MAIL: to } = variablesOf(context, variables)
    if (!to) return
    const ended = await db
      .select({ id: table.id, title: table.title })
      .from(table)
      .leftJoin(pressTold, eq(pressTold.textId, table.id))
      .where(
        and(
          isNull(pressTold.textId),
          eq(table.isOnline, true),
          gt(table.publishedAt, new Date('2000-01-01')),
          lte(table.publishedAt, clock.now()),
        ),
      )
    for (const { id, title } of ended) {
      // First the note: a letter that is missing is better than one every five minutes.
      await db.insert(pressTold).values({ textId: id, at: clock.now() })
      const name = title.de || title.en
      const place = `${config.publicUrl ?? ''}/de/presse/${id}`
      await mail.send({
        to,
        subject: `Sperrfrist beendet: ${name}`,
        text: `Die Sperrfrist von „${name}“ ist beendet. Der Text ist jetzt öffentlich:\n${place}\n\nThe embargo has ended; the text is public now.`,
      })
    }
  },
})
