import { http } from '../api/http';

/** A file that people can read, too. */
export const exportMutation = {
  mutationFn: async () => {
    const { data } = await (await http()).get<unknown>('/me/export');
    return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  },
  retry: false,
};
