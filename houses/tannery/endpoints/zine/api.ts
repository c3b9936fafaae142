import { addDays, bind, findVenue, houseDay, houseInstant, houseTime, listEvents } from 'openfoyer/server'
import * as contract from './contract.ts'
import { zine } from './endpoints.ts'
import { drawZine } from './zine.ts'

const DAYS = 31

export default bind(zine, contract, {
  async print(context) {
    const today = houseDay(context.clock.now())
    context.reads.until(new Date(houseInstant(addDays(today, 1), '00:00')))
    const last = addDays(today, DAYS - 1)
    const coming = (await listEvents(context, { date: today, limit: 200 })).filter(({ day }) => day <= last)
    const venueId = coming.find(({ room }) => room?.venue)?.room?.venue?.id
    const pdf = await drawZine({
      ...{ first: today, last },
      venue: venueId === undefined ? null : await findVenue(context, venueId),
      evenings: coming.map(({ day, date_start, title, room, prices, status }) => ({
        ...{ day, title, room: room?.name ?? '', status },
        time: houseTime(new Date(date_start)),
        prices: prices.map(({ price }) => Number(price)),
      })),
    })
    return pdf.toString('base64')
  },
})
