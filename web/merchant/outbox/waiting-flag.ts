/** Set while something waits on this device: pages look at it before they load what sends. */
export const waitingFlag = 'sangdai_visits_waiting'
