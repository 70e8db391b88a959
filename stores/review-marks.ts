import { create } from 'zustand';

interface Marks {
  readonly helpful: ReadonlySet<number>;
  readonly reported: ReadonlySet<number>;
}

interface ReviewMarkState extends Marks {
  /** Helpful counts newer than those of the page. */
  readonly counts: ReadonlyMap<number, number>;
  readonly add: (marks: Marks) => void;
  readonly setHelpful: (reviewId: number, helpful: boolean, count: number) => void;
}

export const useReviewMarks = create<ReviewMarkState>((set) => ({
  helpful: new Set(),
  reported: new Set(),
  counts: new Map(),
  add: (marks) => {
    set(({ helpful, reported }) => ({
      helpful: new Set([...helpful, ...marks.helpful]),
      reported: new Set([...reported, ...marks.reported]),
    }));
  },
  setHelpful: (reviewId, marked, count) => {
    set((state) => {
      const helpful = new Set(state.helpful);
      if (marked) helpful.add(reviewId);
      else helpful.delete(reviewId);
      return { helpful, counts: new Map(state.counts).set(reviewId, count) };
    });
  },
}));
