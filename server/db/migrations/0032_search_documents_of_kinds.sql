-- Documents know the kind of article that a Thai name begins with; the job of the search index writes them anew.
UPDATE search_documents SET due = true;
