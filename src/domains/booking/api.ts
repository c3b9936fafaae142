import { bind } from '../../platform/endpoints/bind.ts'
import { fillCart } from './contract.ts'
import { booking } from './endpoints.ts'
import { fillCart as fill } from './service.ts'

export const bookingApi = bind(
  booking,
  { fillCart },
  { fillCart: (context, _params, body) => fill(context, body) },
)
