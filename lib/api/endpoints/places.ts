import type { z } from 'zod';
import type { Branch, branchPageSchema, branchQuerySchema } from '../contract/branches.ts';
import type { Http } from '../http';

type BranchQuery = z.input<typeof branchQuerySchema>;

export async function getBranches(http: Http, query: BranchQuery): Promise<Branch[]> {
  const { data } = await http.get<z.infer<typeof branchPageSchema>>('/branches', {
    params: query,
  });
  return data.entities;
}
