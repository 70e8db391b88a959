/** Options of a call that another service (`API_URL`) may lack: its 404 is an answer, not an error of the page. */
export const OR_ABSENT = {
  validateStatus: (status: number) => status < 300 || status === 404,
};
